// The table as elements: seats, what lies on the table, and the hand as a listbox. Everything shown is a function of the model, but for two
// things that are the page's own: which card the keyboard stands on, and a card that has just been pressed, which rises before the kernel
// has answered.

const ARROWS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"];

const draw = (node, key, markup) => { // drawn by the program itself
  if (node.dataset.drawn === key) return;
  node.dataset.drawn = key;
  node.innerHTML = markup ?? "";
};
const unique = () => Math.random().toString(36).slice(2);

// A wave from edge to edge: whole lengths, as on the painted table.
function wave(width) {
  const count = Math.max(3, Math.round(width / (width < 480 ? 72 : 104))), step = width / count;
  let line = "M0 4";
  for (let i = 0; i < count; i++) {
    const x = i * step;
    line += `C${x + step / 4} 1 ${x + step / 4} 1 ${x + step / 2} 4C${x + 0.75 * step} 7 ${x + 0.75 * step} 7 ${x + step} 4`;
  }
  return `<svg viewBox="0 0 ${width} 8" preserveAspectRatio="none"><path class="zsy-deep" d="${line}V9H0Z"/><path class="zsy-crest" d="${line}"/></svg>`;
}

function makeSeats(model, labels) {
  const list = h("ul", "zsy-seats", { "aria-label": labels.seats });
  const drawSeats = (seats) => {
    list.hidden = !seats.length;
    const open = seats.some((seat) => seat.open), drawings = model.get("drawings");
    list.classList.toggle("zsy-few", seats.length <= 2 && !open);
    list.classList.toggle("zsy-open", open);
    list.classList.toggle("zsy-pairs", seats.some((seat) => seat.open?.columns > 1));
    list.replaceChildren(...seats.map((seat) => {
      const item = h("li", "zsy-seat"), plate = h("div", seat.acts ? "zsy-plate zsy-acts" : "zsy-plate"), name = h("b"), line = h("span", seat.out ? "zsy-count zsy-out" : "zsy-count");
      setText(name, seat.name);
      if (seat.backs) {
        const backs = h("span", "zsy-backs", { "aria-hidden": "true" });
        for (let i = 0; i < seat.backs; i++) backs.append(h("i"));
        line.append(backs);
      }
      line.append(h("span"));
      setText(line.lastChild, seat.says);
      plate.append(name, line);
      item.append(plate);
      if (seat.open) {
        const cards = h("div", "zsy-faces", { role: "img", "aria-label": seat.open_label });
        cards.style.setProperty("--zsy-w", `${seat.open.w}px`);
        cards.style.setProperty("--zsy-step", `${seat.open.step - seat.open.w}px`);
        cards.append(...seat.open.lines.map((line) => {
          const lying = h("div", "zsy-lie");
          line.forEach(({ card, gone }, i) => {
            const one = h("span", i + 1 < line.length ? "zsy-paper zsy-edge" : "zsy-paper");
            one.classList.toggle("zsy-dim", gone);
            draw(one, card, drawings[card]);
            lying.append(one);
          });
          return lying;
        }));
        item.append(cards);
      }
      if (seat.passed) { const pill = h("span", "zsy-passed"); setText(pill, labels.passed); item.append(pill); }
      return item;
    }));
  };
  return { list, drawSeats };
}

function makeTrick(model) {
  const box = h("div", "zsy-trick"), label = h("div", "zsy-trick-label"), rows = h("div", "zsy-rows");
  box.append(label, rows);
  const lie = (row, drawings) => {
    const group = h("div", `zsy-play ${row.mark ? `zsy-play-${row.mark}` : ""}`), cards = h("div", "zsy-lie", { role: "img", "aria-label": row.name });
    if (row.label) { const who = h("div", "zsy-trick-label"); setText(who, row.label); group.append(who); }
    cards.style.setProperty("--zsy-w", `${row.w}px`);
    cards.style.setProperty("--zsy-step", `${row.step - row.w}px`);
    if (row.says) { setText(cards, row.says); cards.classList.add("zsy-lie-says"); cards.removeAttribute("role"); cards.removeAttribute("aria-label"); }
    row.cards.forEach((card, i) => {
      const one = h("span", i < row.cards.length - 1 && row.step < 0.93 * row.w ? "zsy-paper zsy-edge" : "zsy-paper");
      if (row.mark === "beaten") one.classList.add("zsy-dim");
      draw(one, card, drawings[card]);
      cards.append(one);
    });
    if (row.mark === "tick") { const tick = h("span", "zsy-badge"); draw(tick, "tick", BADGES.tick); cards.append(tick); }
    group.append(cards);
    return group;
  };
  const drawTrick = () => {
    const data = model.get("trick"), drawings = model.get("drawings");
    setText(label, data.label);
    label.hidden = !data.label;
    const empty = h("div", "zsy-way", { "aria-hidden": "true" });
    empty.style.setProperty("--zsy-w", `${data.way}px`);
    rows.replaceChildren(...data.rows.map((row) => lie(row, drawings)), ...(data.way ? [empty] : []));
    box.hidden = !data.label && !data.rows.length;
  };
  return { box, drawTrick };
}

// The hand. One option is in the order of tabbing; arrows, Home and End go from card to card. The keys that are not about a card (P, H, ?,
// Escape, letters) are the guard's, as on the canvas.
function makeHand(model, labels, send, signal) {
  const fan = h("div", "zsy-fan", { role: "listbox", "aria-multiselectable": "true", "aria-orientation": "horizontal" });
  const frame = h("div", "zsy-frame"), ring = h("span", "zsy-ring", { "aria-hidden": "true" }), help = h("div", "zsy-hidden");
  const page = unique();
  let at = 0, byKey = false, lifted = new Set(), last = "", count = 0;
  help.id = `zsy-help-${page}`;
  fan.setAttribute("aria-describedby", help.id);
  frame.append(fan, ring, help);
  const options = () => [...fan.children];
  const place = (i) => model.get("fan").places[i];

  const drawCard = (option, card, i) => {
    const spot = place(i), up = lifted.has(i), fan_ = model.get("fan"), drawing = `${card.card}${card.state === "fault" || card.state === "hint" ? card.state : ""}`;
    option.className = `zsy-card-option zsy-paper ${card.state ? `zsy-${card.state}` : ""}`;
    option.classList.toggle("zsy-lifted", up);
    option.classList.toggle("zsy-edge", up ? spot.up : spot.edge);
    option.style.left = `${100 * spot.x / fan_.width}%`;
    option.style.top = `${100 * spot.y / fan_.height}%`;
    option.style.width = `${100 * fan_.w / fan_.width}%`;
    option.setAttribute("aria-selected", String(up));
    option.setAttribute("aria-label", card.name);
    option.tabIndex = i === at ? 0 : -1;
    const badge = BADGES[card.state];
    draw(option, drawing, `${model.get("drawings")[card.card] ?? ""}${badge ? `<span class="zsy-badge">${badge}</span>` : ""}`);
  };
  const drawRing = () => {
    const option = fan.children[at], shown = byKey && option && document.activeElement === option;
    ring.hidden = !shown;
    if (!shown) return;
    ring.style.cssText = `left:${option.style.left};top:${option.style.top};width:${option.style.width}`;
    ring.className = `zsy-ring ${[...option.classList].filter((name) => ["zsy-lifted", "zsy-dim", "zsy-fault", "zsy-hint"].includes(name)).join(" ")}`;
  };
  const drawHand = () => {
    const cards = model.get("cards"), fan_ = model.get("fan");
    if (fan_.places.length !== cards.length) return;
    if (last && model.get("seen") === last) last = "";
    if (!last) lifted = new Set(model.get("lifted"));
    const held = options().indexOf(document.activeElement);
    at = Math.max(0, Math.min(at, cards.length - 1));
    while (fan.children.length > cards.length) fan.lastChild.remove();
    while (fan.children.length < cards.length) fan.append(h("div", "", { role: "option" }));
    fan.setAttribute("aria-label", model.get("name"));
    setText(help, model.get("help"));
    fan.setAttribute("aria-disabled", String(!model.get("liftable")));
    fan.style.aspectRatio = `${fan_.width} / ${fan_.height || 1}`;
    options().forEach((option, i) => drawCard(option, cards[i], i));
    if (held >= cards.length && cards.length) fan.children[at].focus({ preventScroll: true });
    frame.hidden = !cards.length;
    drawRing();
  };
  const go = (i) => {
    at = i;
    options().forEach((option, j) => { option.tabIndex = j === at ? 0 : -1; });
    fan.children[at].focus();
    drawRing();
  };
  const press = (i) => {
    if (!model.get("liftable") || fan.closest(".jupyter-widgets-disconnected")) return;
    lifted = new Set(lifted);
    if (!lifted.delete(i)) lifted.add(i);
    last = `${page}-${++count}`;
    send({ kind: "toggle", index: i, press: last });
    drawHand();
  };
  const neighbour = (key) => {
    const end = fan.children.length - 1, by = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: end }[key];
    if (by !== undefined) return Math.max(0, Math.min(end, by));
    const here = place(at), row = here.row + (key === "ArrowDown" ? 1 : -1);
    const others = model.get("fan").places.map((spot, i) => [Math.abs(spot.x - here.x), i, spot.row]).filter((other) => other[2] === row);
    return others.length ? others.sort((a, b) => a[0] - b[0] || a[1] - b[1])[0][1] : at;
  };
  // Where no card is drawn, the resting place of a lifted one still counts: a second tap puts it back.
  const resting = (event) => {
    const box = fan.getBoundingClientRect();
    return options().findLastIndex((option, i) => {
      const x = event.clientX - box.left - option.offsetLeft, y = event.clientY - box.top - option.offsetTop;
      return lifted.has(i) && x >= 0 && x <= option.offsetWidth && y >= 0 && y <= option.offsetHeight;
    });
  };
  fan.addEventListener("click", (event) => {
    const option = event.target.closest('[role="option"]'), i = option ? options().indexOf(option) : resting(event);
    if (i >= 0) { go(i); press(i); }
  }, { signal });
  fan.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    byKey = true;
    if (ARROWS.includes(event.key)) go(neighbour(event.key));
    else if (event.key === " ") press(at);
    else if (event.key === "Enter" && !event.shiftKey) send({ kind: "key", key: event.key });
    else { drawRing(); return; }
    event.preventDefault();
    drawRing();
  }, { signal });
  fan.addEventListener("focusin", (event) => { at = Math.max(0, options().indexOf(event.target)); drawRing(); }, { signal });
  fan.addEventListener("focusout", () => { ring.hidden = true; }, { signal });
  document.addEventListener("pointerdown", () => { byKey = false; drawRing(); }, { capture: true, signal });
  document.addEventListener("keydown", () => { byKey = true; }, { capture: true, signal });
  return { frame, drawHand };
}

export default {
  render({ model, el, signal: given }) {
    const ended = new AbortController(), signal = ended.signal, labels = model.get("labels");
    given?.addEventListener("abort", () => ended.abort());
    const felt = h("div", "zsy-felt"), upper = h("div", "zsy-upper"), shore = h("div", "zsy-shore"), water = h("div", "zsy-water", { "aria-hidden": "true" });
    const title = h("div", "zsy-hand-title"), own = h("span"), send = (message) => model.send(message);
    const seats = makeSeats(model, labels), trick = makeTrick(model), hand = makeHand(model, labels, send, signal);
    el.classList.add("zsy-dom");
    el.setAttribute("lang", model.get("lang"));
    title.append(h("b"), own);
    setText(title.firstChild, labels.hand);
    upper.append(seats.list, trick.box);
    shore.append(water, title, hand.frame);
    felt.append(upper, shore);
    el.append(felt);
    const drawAll = () => {
      const fan = model.get("fan");
      seats.drawSeats(model.get("seats"));
      trick.drawTrick();
      hand.drawHand();
      hand.frame.hidden = !fan.places.length;
      shore.hidden = hand.frame.hidden && !model.get("count");
      setText(own, model.get("count"));
      draw(water, String(fan.width), wave(fan.width));
      el.hidden = shore.hidden && trick.box.hidden && seats.list.hidden;
    };
    model.on("change:seats", () => seats.drawSeats(model.get("seats")));
    model.on("change:trick", trick.drawTrick);
    for (const name of ["cards", "lifted", "seen", "liftable", "name"]) model.on(`change:${name}`, hand.drawHand);
    for (const name of ["fan", "count"]) model.on(`change:${name}`, drawAll);
    drawAll();
    return () => ended.abort();
  },
};
