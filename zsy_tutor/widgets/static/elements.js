// Making elements and filling them with text: what every panel beside a canvas needs.

function h(tag, className, attributes = {}) {
  const node = document.createElement(tag);
  if (className) node.className = className;
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  return node;
}

function setText(node, text) {
  if (node.textContent !== text) node.textContent = text;
}
// Cards in a line of text stand in bold; a line may end between two cards, not inside one.
function setLine(node, text) {
  if (node.dataset.text === text) return;
  node.dataset.text = text;
  node.replaceChildren();
  for (const part of text.split(/((?:(?:10|[2-9JQKA])[\u2660\u2665\u2666\u2663]\ufe0e?\s?)+)/)) {
    const bold = /[\u2660\u2665\u2666\u2663]/.test(part);
    if (!bold) node.append(part);
    else {
      const b = h("b");
      part.trimEnd().split(/\s/).forEach((card, i) => { const one = h("span", "zsy-whole"); one.textContent = card; b.append(i ? " " : "", one); });
      node.append(b, part.endsWith(" ") ? " " : "");
    }
  }
}

// Keeps the children of `box` in step with `items`, by id.
function keep(box, items, make, update) {
  const old = new Map([...box.children].map((node) => [node.dataset.id, node]));
  const wanted = items.map((item) => {
    const node = old.get(item.id) ?? make(item);
    node.dataset.id = item.id;
    update(node, item);
    return node;
  });
  for (const node of [...box.children]) if (!wanted.includes(node)) node.remove();
  wanted.forEach((node, i) => { if (box.children[i] !== node) box.insertBefore(node, box.children[i] ?? null); });
  box.hidden = wanted.length === 0;
}
