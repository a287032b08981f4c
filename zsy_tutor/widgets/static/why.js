// What is folded under an answer: the rule with its source, further reasons. A chip opens its part and shuts the others. And what tables
// with other rules say, as a table.

function makeFolds() {
  const chips = h("span", "zsy-chips"), parts = h("div", "zsy-parts");
  const folds = ["rule", "others"].map((name) => {
    const chip = h("button", `zsy-chip zsy-chip-${name}`, { type: "button", "aria-expanded": "false" });
    const part = h("div", `zsy-fold zsy-${name}`);
    part.id = `zsy-fold-${Math.random().toString(36).slice(2)}`;
    chip.setAttribute("aria-controls", part.id);
    chip.addEventListener("click", () => open(name, part.hidden));
    chips.append(chip);
    parts.append(part);
    return { name, chip, part };
  });
  const open = (name, shown) => {
    for (const fold of folds) {
      fold.part.hidden = !(shown && fold.name === name);
      fold.chip.setAttribute("aria-expanded", String(!fold.part.hidden));
    }
    parts.hidden = folds.every((fold) => fold.part.hidden);
  };
  const [rule, others] = folds;
  const line = (tag, className, text) => { const node = h(tag, className); setLine(node, text); return node; };
  let last = "", saved = "";
  const draw = (data) => {
    const now = JSON.stringify([data.headline, data.rule, data.others]);
    if (now !== last) open("", false);
    last = now;
    if (data.saved && !saved) open("rule", true); // a verdict that is doubted is shown with its rule
    saved = data.saved;
    rule.chip.hidden = !data.rule;
    const id = h("b"); id.textContent = data.rule;
    rule.chip.replaceChildren(id, data.rule_title ? ` ${data.rule_title}` : "");
    rule.part.replaceChildren(line("p", "", data.rule_text), line("p", "zsy-source", data.rule_source));
    rule.part.lastChild.hidden = !data.rule_source;
    others.chip.hidden = !data.others.length;
    setText(others.chip, data.others_label);
    const list = h("ul");
    list.append(...data.others.map((text) => line("li", "", text)));
    others.part.replaceChildren(list);
    chips.hidden = rule.chip.hidden && others.chip.hidden;
  };
  open("", false);
  return { chips, parts, draw, open };
}

function makeHouse(send, note) {
  const box = h("div", "zsy-house"), table = h("table", "zsy-tables"), words = h("p", "zsy-source"), [make, update] = makeButton(send, note);
  const button = make({ id: "house" });
  button.classList.add("zsy-quiet-button");
  button.dataset.id = "house";
  table.id = `zsy-tables-${Math.random().toString(36).slice(2)}`;
  button.setAttribute("aria-controls", table.id);
  box.append(button, table, words);
  const cell = (tag, attributes, ...inside) => { const node = h(tag, "", attributes); node.append(...inside); return node; };
  const says = (className, text) => { const node = h("span", className); setLine(node, text); return node; };
  const draw = (data) => {
    box.hidden = !data;
    if (!data) return;
    update(button, data.action);
    const shown = data.table;
    button.setAttribute("aria-expanded", String(!!shown));
    table.hidden = !shown;
    words.hidden = !shown?.note;
    if (!shown) { table.replaceChildren(); return; }
    setText(words, shown.note);
    const caption = h("caption"), head = h("thead"), rows = h("tbody"), top = h("tr");
    setLine(caption, shown.caption);
    top.append(...shown.columns.map((name) => cell("th", { scope: "col" }, name)));
    head.append(top);
    rows.append(...shown.rows.map((row) => {
      const line = h("tr", `${row.here ? "zsy-here" : ""} ${row.status ? `zsy-is-${row.status}` : ""}`), verdict = h("div", "zsy-verdict");
      const sign = { legal: "right", illegal: "wrong", impossible: "info" }[row.status];
      if (sign) { const mark = h("span", `zsy-mark zsy-${sign}`, { "aria-hidden": "true" }); mark.innerHTML = `<svg viewBox="0 0 32 32">${SIGNS[sign]}</svg>`; verdict.append(mark); } // constants
      verdict.append(says("", row.verdict));
      const answer = cell("td", {}, verdict);
      for (const text of [row.why, row.decides]) if (text) answer.append(says("zsy-because", text));
      line.append(cell("th", { scope: "row" }, row.table), answer);
      return line;
    }));
    table.replaceChildren(caption, head, rows);
  };
  return { box, draw };
}
