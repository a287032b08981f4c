// How the learner wants the cards: two kinds of table to choose from, and the colours of the suits. A choice is shown at once and sent to
// the kernel, which says what has become of it.

function sample(cards, drawings, className) {
  const box = h("span", `zsy-sample ${className}`, { "aria-hidden": "true" });
  for (const card of cards) {
    const one = h("span", "zsy-sample-card");
    one.innerHTML = drawings[card] ?? ""; // drawn by the program itself
    box.append(one);
  }
  return box;
}

export default {
  render({ model, el, signal: given }) {
    const ended = new AbortController(), signal = ended.signal, labels = model.get("labels"), drawings = model.get("drawings");
    given?.addEventListener("abort", () => ended.abort());
    const name = `zsy-hand-${Math.random().toString(36).slice(2)}`, inputs = {};
    const box = h("fieldset", "zsy-choose"), title = h("legend", "zsy-choose-title"), intro = h("p", "zsy-choose-intro"), hands = h("div", "zsy-choose-hands");
    const note = h("p", "zsy-choose-note", { role: "status", "aria-live": "polite" }), dead = h("p", "zsy-choose-dead");
    const option = (type, id, picture, send) => {
      const label = h("label", `zsy-way-to zsy-way-${id}`), input = h("input", "", { type, "data-id": id }), words = h("span", "zsy-way-words"), bold = h("b"), says = h("span", "", { id: `${name}-${id}` });
      if (type === "radio") input.name = name;
      setText(bold, labels[id]);
      setText(says, labels[`${id}-says`]);
      input.setAttribute("aria-label", labels[id]);
      input.setAttribute("aria-describedby", says.id);
      input.addEventListener("change", () => { el.classList.toggle("zsy-four", inputs.four.checked); model.send({ kind: "choose", ...send(input) }); });
      words.append(bold, says);
      label.append(input, picture, words);
      inputs[id] = input;
      return label;
    };
    setText(title, labels.title);
    setText(intro, labels.intro);
    setText(dead, labels.dead);
    hands.append(
      option("radio", "canvas", sample(["9s", "Th", "Qd"], drawings, "zsy-fanned"), () => ({ hand: "canvas" })),
      option("radio", "dom", sample(["9s", "Th", "Qd"], drawings, "zsy-spaced"), () => ({ hand: "dom" })),
    );
    box.append(title, intro, hands, option("checkbox", "four", sample(["9s", "Th", "Qd", "Ac"], drawings, "zsy-suits"), (input) => ({ four: input.checked })), note, dead);
    el.classList.add("zsy-settings");
    el.setAttribute("lang", model.get("lang"));
    el.append(box);
    const draw = () => {
      inputs.canvas.checked = model.get("hand") === "canvas";
      inputs.dom.checked = !inputs.canvas.checked;
      inputs.canvas.disabled = !model.get("paints");
      inputs.four.checked = model.get("four");
      el.classList.toggle("zsy-four", model.get("four"));
    };
    const tell = () => { note.textContent = ""; setTimeout(() => { note.textContent = model.get("note"); }, 40); };
    for (const trait of ["hand", "four", "paints"]) model.on(`change:${trait}`, draw);
    for (const trait of ["turn", "note"]) model.on(`change:${trait}`, tell);
    draw();
    note.textContent = model.get("note");
    // What is pressed here is no command of the notebook.
    el.addEventListener("keydown", (event) => { if (!(event.ctrlKey || event.metaKey || event.altKey)) event.stopPropagation(); }, { signal });
    watchPage({ send: () => {} }, el, signal);
    return () => ended.abort();
  },
};
