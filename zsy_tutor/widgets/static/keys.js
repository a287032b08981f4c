// A small help: all keys of an exercise, opened by a button in its head or by the question mark.

function makeKeys(words, announce) {
  const id = `zsy-keys-${Math.random().toString(36).slice(2)}`, button = h("button", "zsy-keys-button", { type: "button", "aria-expanded": "false", "aria-controls": id, "aria-label": words.name, title: words.name });
  const box = h("div", "zsy-keys", { id, role: "group", "aria-label": words.name }), list = h("ul", "zsy-key-list");
  const sign = h("span", "", { "aria-hidden": "true" });
  setText(sign, "?");
  button.append(sign);
  box.append(list);
  box.hidden = true;
  const shown = () => !box.hidden;
  const show = (open) => {
    box.hidden = !open;
    button.setAttribute("aria-expanded", String(open));
    announce(open ? words.opened : words.closed);
    if (open) box.scrollIntoView({ block: "nearest" });
  };
  button.addEventListener("click", () => show(!shown()));
  const draw = (rows) => list.replaceChildren(...rows.map((row) => {
    const line = h("li"), keys = h("span", "zsy-caps"), does = h("span");
    for (const key of row.keys) { const cap = h("kbd", "zsy-cap"); setText(cap, key); keys.append(cap, " "); }
    setText(does, row.does);
    line.append(keys, does);
    return line;
  }));
  return { button, box, shown, show, draw };
}
