// Items that are put in order or marked: real buttons with cards drawn as SVG. A row is filled by pressing; an item of the row that is
// pressed is picked, and can be moved by the buttons below or by the arrow keys. Everything else is a function of the model.

function makeItems(send, model, words, announce) {
  const box = h("div", "zsy-items"), row = h("ol", "zsy-row"), tray = h("div", "zsy-tray", { role: "group" }), tools = h("div", "zsy-tools", { role: "group" });
  const trayTitle = h("div", "zsy-tray-title"), help = h("div", "zsy-hidden");
  let data = null, picked = null;
  help.textContent = words.help;
  help.id = `zsy-help-${Math.random().toString(36).slice(2)}`;
  setText(trayTitle, words.tray);
  tray.setAttribute("aria-label", words.tray);
  const item = () => data.items.find((each) => each.id === picked);
  const move = (by) => { const at = item(); if (at && at.position + by >= 1 && at.position + by <= placed().length) send({ kind: "move", item: Number(at.id), by }); };
  const placed = () => data.items.filter((each) => each.position).sort((a, b) => a.position - b.position);
  const tool = (name, sign, act) => {
    const button = h("button", "zsy-button zsy-tool", { type: "button", "data-tool": name }), arrow = h("span", "", { "aria-hidden": "true" }), label = h("span");
    arrow.textContent = sign;
    setText(label, words[name]);
    button.append(...(name === "up" ? [label, arrow] : [arrow, label]));
    button.addEventListener("click", () => { if (button.getAttribute("aria-disabled") !== "true") act(); });
    tools.append(button);
    return button;
  };
  const lower = tool("down", "\u2190", () => move(-1)), back = tool("back", "\u21a9", () => {
    const id = picked; picked = null; send({ kind: "place", item: Number(id) }); wanted = id;
  }), higher = tool("up", "\u2192", () => move(1));
  let wanted = null;

  const drawCards = (button, cards) => {
    const drawn = cards.join();
    if (button.dataset.cards === drawn) return;
    const drawings = model.get("drawings");
    button.dataset.cards = drawn;
    const set = h("span", "zsy-set", { "aria-hidden": "true" });
    set.style.setProperty("--zsy-n", cards.length);
    set.append(...cards.map((card) => { const one = h("span", "zsy-card"); one.innerHTML = drawings[card] ?? ""; return one; })); // drawn by the program itself
    button.replaceChildren(set, h("span", "zsy-mark", { "aria-hidden": "true" }));
  };
  const press = (id) => {
    const at = data.items.find((each) => each.id === id);
    if (data.finished) return;
    if (data.mode === "mark") send({ kind: "mark", item: Number(id) });
    else if (!at.position) { wanted = data.items.find((each) => !each.position && each.id !== id)?.id ?? null; picked = null; send({ kind: "place", item: Number(id) }); }
    else { picked = picked === id ? null : id; draw(data); }
  };
  const make = (id) => {
    const button = h("button", "zsy-item", { type: "button", "data-item": id });
    button.addEventListener("click", () => press(id));
    button.addEventListener("keydown", (event) => {
      const by = { ArrowLeft: -1, ArrowRight: 1, Backspace: 0, Delete: 0 }[event.key];
      if (by === undefined || data.mode !== "order" || data.finished || event.ctrlKey || event.metaKey || event.altKey) return;
      const at = data.items.find((each) => each.id === id);
      if (!at.position) return;
      event.preventDefault();
      picked = by ? id : null; wanted = id;
      if (by) move(by); else send({ kind: "place", item: Number(id) });
    });
    return button;
  };
  const buttons = new Map();
  const button = (each) => {
    const node = buttons.get(each.id) ?? make(each.id);
    buttons.set(each.id, node);
    drawCards(node, each.cards);
    node.setAttribute("aria-label", each.name);
    node.classList.toggle("zsy-chosen", data.mode === "mark" && each.chosen);
    node.classList.toggle("zsy-picked", each.id === picked);
    for (const mark of ["right", "wrong", "hint"]) node.classList.toggle(`zsy-is-${mark}`, each.mark === mark);
    const sign = each.mark === "hint" ? "hint" : each.mark === "wrong" ? "wrong" : each.mark === "right" || (data.mode === "mark" && each.chosen) ? "right" : "";
    const place = node.lastChild;
    if (place.dataset.sign !== sign + each.mark) { place.dataset.sign = sign + each.mark; place.className = `zsy-mark zsy-sign-${each.mark || "chosen"}`; place.innerHTML = sign ? `<svg viewBox="0 0 32 32">${SIGNS[sign]}</svg>` : ""; } // constants
    const pressable = data.mode === "mark" || each.position;
    if (pressable) node.setAttribute("aria-pressed", String(data.mode === "mark" ? each.chosen : each.id === picked)); else node.removeAttribute("aria-pressed");
    node.setAttribute("aria-disabled", String(data.finished));
    return node;
  };
  const drawRow = () => {
    const row_ = placed(), cells = [];
    for (let i = 0; i < data.count; i++) {
      const cell = h("li", "zsy-cell"), note = h("span", "zsy-place", { "aria-hidden": "true" });
      note.textContent = i === 0 ? words.lowest : i === data.count - 1 ? words.highest : String(i + 1);
      cell.style.setProperty("--zsy-i", i);
      if (row_[i]) cell.append(button(row_[i]));
      else {
        const slot = h("span", `zsy-slot ${i === row_.length ? "zsy-next" : ""}`, { "aria-hidden": "true" });
        slot.textContent = i === row_.length ? words.next : "";
        cell.append(slot);
        cell.setAttribute("aria-hidden", "true");
      }
      cell.append(note);
      cells.push(cell);
    }
    row.replaceChildren(...cells);
  };
  const draw = (next) => {
    const held = document.activeElement?.dataset?.item, mine = held !== undefined && box.contains(document.activeElement);
    const tooled = tools.contains(document.activeElement);
    data = next;
    box.hidden = !data;
    if (!data) { buttons.clear(); return; }
    for (const id of [...buttons.keys()]) if (!data.items.some((each) => each.id === id)) buttons.delete(id);
    const order = data.mode === "order";
    if (data.finished || !item()?.position) picked = null;
    box.className = `zsy-items zsy-mode-${data.mode}`;
    box.setAttribute("role", "group");
    box.setAttribute("aria-label", data.label);
    row.setAttribute("aria-label", data.label);
    if (order) box.setAttribute("aria-describedby", help.id); else box.removeAttribute("aria-describedby");
    row.style.setProperty("--zsy-n", data.count);
    row.hidden = !order;
    if (order) drawRow(); else row.replaceChildren();
    const loose = data.items.filter((each) => !each.position);
    tray.replaceChildren(...loose.map(button));
    tray.hidden = trayTitle.hidden = order && !loose.length;
    trayTitle.hidden ||= !order;
    if (order) tray.setAttribute("aria-label", words.tray); else tray.setAttribute("aria-label", data.label);
    tools.hidden = picked === null;
    if (picked !== null) {
      lower.setAttribute("aria-disabled", String(item().position === 1));
      higher.setAttribute("aria-disabled", String(item().position === placed().length));
    }
    const focus = wanted ?? held;
    wanted = null;
    if (mine && focus !== undefined && focus !== null) buttons.get(focus)?.focus({ preventScroll: true });
    else if (tooled && tools.hidden) (buttons.get(focus) ?? tray.firstChild)?.focus({ preventScroll: true });
    if (mine && document.activeElement === document.body) row.querySelector("li:last-of-type .zsy-item")?.focus({ preventScroll: true });
  };
  box.append(help, row, tools, trayTitle, tray);
  return { box, draw };
}
