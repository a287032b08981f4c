// What is folded under an answer: the rule with its source, further reasons. A chip opens its part and shuts the others.

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
  let last = "";
  const draw = (data) => {
    const now = JSON.stringify([data.headline, data.rule, data.others]);
    if (now !== last) open("", false);
    last = now;
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
