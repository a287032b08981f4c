// What was found or changed so far: a heading and small cards, to be looked at and read out, not pressed.

const LISTED_SIGNS = {
  added: '<circle cx="16" cy="16" r="13"/><path class="zsy-front" d="M16 10 V22 M10 16 H22"/>',
  taken: '<circle cx="16" cy="16" r="13"/><path class="zsy-front" d="M10 16 H22"/>',
};

function makeListed(model) {
  const box = h("div", "zsy-listed"), title = h("div", "zsy-listed-title"), list = h("ul", "zsy-listed-row");
  const entry = (each, drawings) => {
    const li = h("li", `zsy-entry zsy-entry-${each.mark}`), set = h("span", "zsy-set", { role: "img", "aria-label": each.name });
    set.append(...each.cards.map((card) => { const one = h("span", "zsy-card"); one.innerHTML = drawings[card] ?? ""; return one; })); // drawn by the program itself
    const sign = h("span", "zsy-mark", { "aria-hidden": "true" });
    sign.hidden = !(LISTED_SIGNS[each.mark] ?? SIGNS[each.mark]);
    sign.innerHTML = `<svg viewBox="0 0 32 32">${LISTED_SIGNS[each.mark] ?? SIGNS[each.mark] ?? ""}</svg>`; // constants
    const who = each.who ? [h("b", "zsy-entry-who", { "aria-hidden": "true" })] : [];
    for (const name of who) setText(name, each.who);
    if (each.says) { set.classList.add("zsy-entry-says"); setText(set, each.says); }
    li.append(...who, set, sign);
    return li;
  };
  const draw = (data) => {
    box.hidden = !data;
    if (!data) return;
    setText(title, data.label);
    list.setAttribute("aria-label", data.label);
    const now = JSON.stringify([data.items, data.rest]);
    if (list.dataset.now === now) return;
    list.dataset.now = now;
    const drawings = model.get("drawings"), slots = Array.from({ length: data.rest }, () => h("li", "zsy-entry zsy-gap", { "aria-hidden": "true" }));
    list.replaceChildren(...data.items.map((each) => entry(each, drawings)), ...slots);
    list.hidden = !list.children.length;
  };
  box.append(title, list);
  return { box, draw };
}
