// A table on which cards are laid: places, each with its cards, and the ranks that are laid at the chosen place. Where the next card goes is
// kept here; what lies where is the model's.

function makeBoard(field, name, model, press) {
  const box = h("div", "zsy-field zsy-board", { role: "group" }), title = h("div", "zsy-field-label"), help = h("p", "zsy-field-help"), rows = h("div", "zsy-lay-rows", { role: "group" });
  const ranks = h("div", "zsy-lay-ranks", { role: "toolbar" }), seats = h("div", "zsy-lay-seats"), wrong = h("p", "zsy-field-wrong");
  let chosen = "hand", after = null; // after: where the keyboard goes when a card that had it is gone
  const button = (className, act) => {
    const made = h("button", className, { type: "button" });
    made.addEventListener("click", () => { if (made.getAttribute("aria-disabled") !== "true") act(made); });
    return made;
  };
  const step = (row, number, words) => {
    const made = button("zsy-button zsy-lay-step", () => press({ act: "hide", place: row.dataset.id, number }));
    made.innerHTML = `<svg viewBox="0 0 20 20" aria-hidden="true"><path d="M4 10 H16${number > 0 ? " M10 4 V16" : ""}"/></svg>`; // constants
    made.setAttribute("aria-label", words);
    made.title = words;
    return made;
  };
  // One stop of the Tab key for all ranks; arrows go from one to the next.
  let stop = null;
  const stand = (made) => { stop = made; for (const each of ranks.children) each.tabIndex = each === made ? 0 : -1; };
  ranks.addEventListener("focusin", (event) => { const made = event.target.closest("button"); if (made) stand(made); });
  ranks.addEventListener("keydown", (event) => {
    const all = [...ranks.children], place = all.indexOf(document.activeElement);
    const next = { ArrowRight: place + 1, ArrowDown: place + 1, ArrowLeft: place - 1, ArrowUp: place - 1, Home: 0, End: all.length - 1 }[event.key];
    if (next === undefined || place < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    all[(next + all.length) % all.length].focus();
  });
  const makeRow = (item) => {
    const row = h("div", "zsy-lay-row"), label = h("label", "zsy-lay-place"), input = h("input", "", { type: "radio", name, value: item.id }), words = h("span"), cards = h("div", "zsy-lay-cards"), note = h("span", "zsy-lay-note"), steps = h("span", "zsy-lay-steps");
    input.addEventListener("change", () => { chosen = item.id; });
    label.append(input, words);
    row.append(label, cards, note, steps);
    return row;
  };
  const drawRow = (row, item) => {
    const [label, cards, note, steps] = row.children, input = label.firstChild, drawings = model.get("drawings");
    setText(label.lastChild, item.label);
    input.setAttribute("aria-label", item.says);
    input.hidden = !!item.steps.more; // hidden cards are counted, not laid
    input.checked = chosen === item.id;
    const times = {};
    keep(cards, item.cards.map((card) => ({ ...card, id: `${card.card}-${times[card.card] = (times[card.card] ?? 0) + 1}` })), () => button("zsy-lay-card", (made) => {
      const number = [...cards.children].indexOf(made);
      after = { place: item.id, number };
      press({ act: "take", place: item.id, number });
    }), (made, card) => {
      if (made.dataset.card === card.card) return;
      made.dataset.card = card.card;
      made.setAttribute("aria-label", card.says);
      made.innerHTML = drawings[card.card] ?? ""; // drawn by the program itself
    });
    setText(note, item.note);
    note.hidden = !item.note;
    if (!!item.steps.more !== !!steps.children.length) steps.replaceChildren(...(item.steps.more ? [step(row, -1, item.steps.fewer), step(row, 1, item.steps.more)] : []));
    steps.hidden = !item.steps.more;
  };
  const draw = () => {
    const data = model.get("board");
    if (!data.rows) return;
    const open = data.rows.filter((row) => !row.steps.more).map((row) => row.id);
    if (!open.includes(chosen)) chosen = "hand";
    keep(rows, data.rows, makeRow, drawRow);
    keep(ranks, data.ranks, (item) => button("zsy-button zsy-lay-rank", () => press({ act: "add", place: chosen, rank: item.id })), (made, item) => {
      setText(made, item.label);
      made.setAttribute("aria-label", item.says);
      made.setAttribute("aria-disabled", String(!!item.none));
      made.title = item.none;
    });
    stand(ranks.contains(stop) ? stop : ranks.firstChild);
    const words = field.value;
    keep(seats, [{ id: "more", number: 1 }, { id: "fewer", number: -1 }], (item) => button("zsy-button", () => press({ act: "seat", number: item.number })), (made, item) => {
      setText(made, words[`seat_${item.id}`]);
      made.setAttribute("aria-disabled", String(!data.seats[item.id]));
    });
    if (after) {
      const row = rows.querySelector(`[data-id="${after.place}"]`), cards = row ? [...row.querySelectorAll(".zsy-lay-card")] : [];
      if (box.contains(document.activeElement) || document.activeElement === document.body) (cards[Math.min(after.number, cards.length - 1)] ?? row?.querySelector("input"))?.focus();
      after = null;
    }
  };
  const update = (now) => {
    setText(title, now.label);
    box.setAttribute("aria-label", now.label);
    rows.setAttribute("aria-label", now.value.place);
    ranks.setAttribute("aria-label", now.value.ranks);
    setText(help, now.help);
    setText(wrong, now.wrong ?? "");
    wrong.hidden = !now.wrong;
    draw();
  };
  model.on("change:board", draw);
  box.append(title, help, rows, ranks, seats, wrong);
  return { box, update, value: () => undefined };
}
