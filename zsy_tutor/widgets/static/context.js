// What is to be known for an exercise: small tables between the task and the cards.

function makeContext() {
  const box = h("div", "zsy-context");
  const cell = (tag, attributes, text) => { const node = h(tag, "", attributes); setLine(node, text); return node; };
  const tableOf = (data) => {
    const holder = h("div", "zsy-context-one"), table = h("table"), caption = h("caption"), rows = h("tbody");
    setLine(caption, data.caption);
    table.append(caption);
    if (data.columns.length) {
      const head = h("thead"), top = h("tr");
      top.append(...data.columns.map((name) => cell("th", { scope: "col" }, name)));
      head.append(top);
      table.append(head);
    }
    rows.append(...data.rows.map(([first, ...others]) => {
      const line = h("tr");
      line.append(cell("th", { scope: "row" }, first), ...others.map((text) => cell("td", {}, text)));
      return line;
    }));
    table.append(rows);
    holder.append(table);
    if (data.note) { const note = h("p"); setLine(note, data.note); holder.append(note); }
    return holder;
  };
  const draw = (data) => {
    const now = JSON.stringify(data ?? []);
    if (box.dataset.now === now) return;
    box.dataset.now = now;
    box.replaceChildren(...(data ?? []).map(tableOf));
    box.hidden = !box.children.length;
  };
  return { box, draw };
}
