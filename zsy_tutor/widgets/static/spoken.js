// What is painted on the canvas, as text for a screen reader: what lies on the table, the players, and the hand card by card.

function makeSpoken(model) {
  const box = h("div", "zsy-hidden zsy-spoken", { role: "group" }), lies = h("div"), seats = h("ul", "zsy-spoken-seats"), hand = h("ul", "zsy-spoken-hand");
  const fill = (list, label, lines) => {
    if (label) list.setAttribute("aria-label", label);
    list.hidden = !lines.length;
    while (list.children.length > lines.length) list.lastChild.remove();
    lines.forEach((line, i) => setText(list.children[i] ?? list.appendChild(h("li")), line));
  };
  const draw = () => {
    const data = model.get("spoken"), at = model.get("at"), lifted = new Set(model.get("body").lifted), { cards } = model.get("rest");
    box.hidden = !data.label;
    if (!data.label) { fill(hand, "", []); return; }
    box.setAttribute("aria-label", data.label);
    lies.replaceChildren(...data.lies.map((line) => { const p = h("p"); setText(p, line); return p; }));
    fill(seats, data.seats_label, data.seats);
    fill(hand, data.hand_label, cards.map(([down, up], i) => (lifted.has(i) ? up : down)));
    [...hand.children].forEach((li, i) => { if (i === at) li.setAttribute("aria-current", "true"); else li.removeAttribute("aria-current"); });
  };
  box.append(lies, seats, hand);
  return { box, draw };
}
