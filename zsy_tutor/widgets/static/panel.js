// The exercise around the canvas: where am I, prompt, what is selected, typed play, actions, choices, feedback. Everything shown is a function
// of the model; every press is sent to the kernel. Elements are kept from one state to the next, so that focus stays where it is.

const SIGNS = {
  wrong: '<path d="M11 3 H21 L29 11 V21 L21 29 H11 L3 21 V11 Z"/><path class="zsy-front" d="M11.500 11.500 L20.500 20.500 M20.500 11.500 L11.500 20.500"/>',
  right: '<circle cx="16" cy="16" r="13"/><path class="zsy-front" d="M10.500 16.300 L14.600 20.400 L22 12"/>',
  hint: '<rect x="4" y="4" width="24" height="24" rx="6"/><path class="zsy-front" d="M10.500 18.500 L16 13 L21.500 18.500"/>',
  info: '<path d="M16 2.500 L29.500 16 L16 29.500 L2.500 16 Z"/><path class="zsy-front" d="M16 14.500 V21 M16 10.400 V10.600"/>',
};
SIGNS.error = SIGNS.wrong;

function svg(className, inside, box) {
  const holder = h("span", className, { "aria-hidden": "true" });
  holder.innerHTML = `<svg viewBox="0 0 ${box} ${box}">${inside}</svg>`; // constants of this file alone
  return holder;
}
const star = (full) => svg(full ? "zsy-star zsy-full" : "zsy-star", `<path d="${STAR}"/>`, 100);

function makeHead(keys) {
  const head = h("div", "zsy-head"), where = h("div", "zsy-where"), steps = h("div", "zsy-steps", { role: "img" });
  const stars = h("div", "zsy-stars", { role: "img" }), prompt = h("div", "zsy-prompt", { role: "heading", "aria-level": "3", tabindex: "-1" });
  const aim = h("div", "zsy-aim"), before = h("div", "zsy-before"), line = h("div", "zsy-headline"), context = makeContext();
  line.append(where, steps, stars, keys.button);
  before.append(svg("zsy-tick", SIGNS.right, 32), h("span"));
  head.append(line, prompt, aim, before, context.box, keys.box);
  const draw = (data) => {
    where.replaceChildren();
    const [first, ...rest] = data.heading.split(" \u00b7 ");
    const b = h("b"); b.textContent = first; where.append(b);
    if (rest.length) { const quiet = h("span"); quiet.textContent = ` \u00b7 ${rest.join(" \u00b7 ")}`; where.append(quiet); }
    steps.replaceChildren(...data.steps.map((mark) => h("i", mark)));
    steps.setAttribute("aria-label", data.heading);
    steps.hidden = data.steps.length < 2;
    stars.replaceChildren(...[0, 1, 2].map((i) => star(i < data.stars)));
    stars.hidden = data.stars < 0;
    stars.setAttribute("aria-label", data.stars_label);
    setText(prompt, data.prompt);
    setText(aim, data.aim);
    aim.hidden = !data.aim;
    context.draw(data.context);
    setText(before.lastChild, data.before);
    before.hidden = !data.before;
  };
  return { head, prompt, draw };
}

function makeButton(send, note, numbers) {
  const make = (item) => {
    const button = h("button", "zsy-button", { type: "button" });
    button.append(h("span", "zsy-label"));
    button.addEventListener("click", () => {
      if (button.getAttribute("aria-disabled") === "true") note(button.dataset.note);
      else if (item.id !== "play" || !numbers?.()) send({ kind: "action", id: item.id });
    });
    return button;
  };
  const update = (button, item) => {
    setText(button.firstChild, item.label);
    button.classList.toggle("zsy-primary", !!item.primary);
    button.setAttribute("aria-disabled", String(!item.enabled));
    button.dataset.note = item.note ?? "";
    button.title = item.note ?? "";
    const price = button.querySelector(".zsy-price");
    if (item.price && price?.dataset.stars !== String(item.price)) {
      const box = h("span", "zsy-price", { "aria-hidden": "true", "data-stars": item.price });
      box.append("\u2212", item.price > 1 ? String(item.price) : "", star(true));
      price?.remove();
      button.append(box);
    } else if (!item.price) price?.remove();
    if (item.note) button.setAttribute("aria-description", item.note); else button.removeAttribute("aria-description");
  };
  return [make, update];
}

function makeLadder() {
  const figure = h("div", "zsy-ladder", { role: "img" });
  const draw = (ladder) => {
    figure.hidden = !ladder;
    figure.replaceChildren();
    if (!ladder) return;
    figure.setAttribute("aria-label", ladder.label);
    figure.style.setProperty("--zsy-n", ladder.cells.length);
    ladder.cells.forEach((cell, i) => {
      const box = h("span", `zsy-rung ${cell.mark ? `zsy-${cell.mark}` : ""} ${cell.above ? "zsy-above" : ""}`);
      box.style.gridColumn = String(i + 1);
      box.textContent = cell.label;
      figure.append(box);
      if (cell.tag) {
        const tag = h("span", `zsy-tag zsy-${cell.mark} zsy-lean-${cell.lean}`);
        tag.style.gridColumn = String(i + 1);
        const text = h("span"); text.textContent = cell.tag;
        tag.append(text);
        figure.append(tag);
      }
    });
    if (ladder.note && ladder.from) {
      const note = h("span", "zsy-bracket");
      note.style.gridColumn = `${ladder.from} / ${ladder.to + 1}`;
      const text = h("span"); text.textContent = ladder.note;
      note.append(text);
      figure.append(note);
    }
  };
  return { figure, draw };
}

function makeFeedback(send, note) {
  const box = h("section", "zsy-feedback"), sign = h("span", "zsy-sign", { "aria-hidden": "true" });
  const title = h("div", "zsy-title", { role: "heading", "aria-level": "4" }), body = h("div", "zsy-body");
  const ladder = makeLadder(), foot = h("div", "zsy-foot"), folds = makeFolds();
  const buttons = h("span", "zsy-buttons"), doubt = h("span", "zsy-doubt"), saved = h("p", "zsy-saved"), [make, update] = makeButton(send, note);
  foot.append(folds.chips, buttons, doubt);
  box.append(sign, title, body, ladder.figure, foot, folds.parts, saved);
  const draw = (data, actions, dispute) => {
    box.hidden = !data;
    if (!data) return;
    box.className = `zsy-feedback zsy-${data.kind}`;
    sign.innerHTML = `<svg viewBox="0 0 32 32">${SIGNS[data.kind] ?? SIGNS.info}</svg>`; // constants of this file alone
    setText(title, data.headline);
    body.replaceChildren(...data.body.map((text) => { const p = h("p"); setLine(p, text); return p; }));
    body.hidden = !data.body.length;
    ladder.draw(data.ladder);
    folds.draw(data);
    keep(buttons, actions, make, update);
    keep(doubt, dispute, make, update);
    foot.hidden = folds.chips.hidden && buttons.hidden && doubt.hidden;
    setLine(saved, data.saved);
    saved.hidden = !data.saved;
    saved.classList.toggle("zsy-trouble", data.trouble);
  };
  return { box, draw };
}

function makeChoices(send) {
  const box = h("div", "zsy-choices", { role: "group" });
  const make = (item) => {
    const button = h("button", "zsy-button zsy-choice", { type: "button" });
    button.append(h("span", "zsy-mark", { "aria-hidden": "true" }), h("span", "zsy-label"));
    button.addEventListener("click", () => {
      if (button.getAttribute("aria-disabled") !== "true") send({ kind: "choose", id: item.id });
    });
    return button;
  };
  const update = (button, item) => {
    setText(button.lastChild, item.label);
    button.setAttribute("aria-pressed", String(item.chosen));
    button.setAttribute("aria-disabled", String(!item.enabled));
    button.classList.toggle("zsy-right", item.mark === "right");
    button.classList.toggle("zsy-wrong", item.mark === "wrong");
    button.classList.toggle("zsy-placed", !!item.place);
    if (SIGNS[item.mark] && !item.place) button.firstChild.innerHTML = `<svg viewBox="0 0 32 32">${SIGNS[item.mark]}</svg>`; // constants
    else button.firstChild.textContent = item.place || "";
    if (item.says) button.setAttribute("aria-description", item.says); else button.removeAttribute("aria-description");
  };
  const draw = (data) => {
    box.setAttribute("aria-label", data.label);
    box.classList.toggle("zsy-short", data.short);
    box.classList.toggle("zsy-long", data.long);
    keep(box, data.items, make, update);
  };
  return { box, draw };
}

function makeTyped(send) {
  const label = h("label", "zsy-typed"), text = h("span"), input = h("input", "", { type: "text", autocomplete: "off", spellcheck: "false", autocapitalize: "characters" });
  label.append(text, input);
  input.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    if (input.value.trim()) send({ kind: "typed", text: input.value });
    input.select();
  });
  const draw = (data) => {
    label.hidden = !data;
    if (!data) { input.value = ""; return; }
    setText(text, data.label);
    input.setAttribute("aria-label", data.name);
    input.placeholder = data.placeholder;
  };
  return { label, input, draw };
}

export default {
  render({ model, el, signal: given }) {
    const ended = new AbortController(), signal = ended.signal;
    given?.addEventListener("abort", () => ended.abort());
    el.classList.add("zsy-panel");
    const labels = model.get("labels"), line = h("div", "zsy-line"), says = h("div", "zsy-says");
    const notice = h("div", "zsy-notice", { role: "alert" }), dead = h("div", "zsy-dead"), live = h("div", "zsy-hidden", { role: "status", "aria-live": "polite" });
    const spoken = makeSpoken(model), actions = h("div", "zsy-actions", { role: "group", "aria-label": labels.actions });
    const play = h("span", "zsy-group"), help = h("span", "zsy-group"), nav = h("div", "zsy-nav");
    let waiting = 0, telling = 0;
    const send = (message) => {
      model.send(message);
      clearTimeout(waiting);
      waiting = setTimeout(() => { setText(notice, labels.waiting); notice.hidden = false; notice.classList.add("zsy-wait"); }, 4000);
    };
    const note = (text) => { if (text) { setText(says, text); says.dataset.text = ""; announce(text); } };
    const announce = (text) => { live.textContent = ""; clearTimeout(telling); telling = setTimeout(() => { live.textContent = text; }, 40); };
    const keys = makeKeys(labels.keys, announce), head = makeHead(keys);
    const press = (id) => [...el.querySelectorAll(`.zsy-button[data-id="${id}"]`)].find((button) => button.offsetParent)?.click();
    const typed = makeTyped(send), choices = makeChoices(send), items = makeItems(send, model, labels.items), listed = makeListed(model), numbers = makeNumbers(send), feedback = makeFeedback(send, note), house = makeHouse(send, note), [make, update] = makeButton(send, note, () => numbers.check());
    line.append(says, typed.label);
    actions.append(play, help);
    dead.textContent = labels.dead;
    live.setAttribute("lang", model.get("lang"));
    el.setAttribute("lang", model.get("lang"));
    el.append(dead, notice, spoken.box, items.box, line, listed.box, choices.box, numbers.box, actions, feedback.box, nav, house.box, live);
    notice.hidden = true;

    const drawHead = () => head.draw(model.get("head"));
    const drawBody = () => {
      const data = { ...model.get("rest"), ...model.get("body") }, held = document.activeElement, had = el.contains(held);
      setLine(says, data.says);
      says.hidden = !data.says;
      says.classList.toggle("zsy-quiet", data.quiet);
      typed.draw(data.typed);
      line.hidden = says.hidden && typed.label.hidden;
      items.draw(data.items);
      el.closest(".zsy-exercise")?.classList.toggle("zsy-no-table", data.bare);
      listed.draw(data.listed);
      choices.draw(data.choices);
      numbers.draw(data.numbers);
      keep(play, data.play, make, update);
      keep(help, data.help, make, update);
      actions.hidden = play.hidden && help.hidden;
      feedback.draw(data.feedback, data.answer, data.dispute);
      house.draw(data.house);
      keep(nav, data.nav, make, update);
      spoken.draw();
      if (had && !(held.isConnected && held.offsetParent)) (el.querySelector(".zsy-foot .zsy-primary") ?? head.prompt).focus({ preventScroll: true });
    };
    const drawError = () => {
      const text = model.get("error");
      clearTimeout(waiting);
      setText(notice, text);
      notice.hidden = !text;
      notice.classList.remove("zsy-wait");
    };
    // What has just been asked for comes into sight: the next exercise from its head on, an answer below the table.
    const seen = () => [`${model.get("head").heading}\n${model.get("head").prompt}`, JSON.stringify(model.get("rest").feedback)];
    let acted = false, known = seen();
    const reveal = () => {
      const now = seen(), target = now[0] !== known[0] ? head.head : now[1] !== known[1] ? feedback.box : null;
      known = now;
      if (!acted || !target) return;
      acted = false;
      requestAnimationFrame(() => target.scrollIntoView({ block: "nearest" }));
    };
    const answered = () => {
      drawError();
      reveal();
      const text = model.get("live");
      if (text && !isLate(model)) announce(text);
    };
    for (const [name, draw] of [["head", drawHead], ["body", drawBody], ["rest", drawBody], ["error", drawError], ["turn", answered]]) model.on(`change:${name}`, draw);
    for (const name of ["spoken", "at"]) model.on(`change:${name}`, () => spoken.draw());
    const lost = new MutationObserver(() => {
      if (el.closest(".jupyter-widgets-disconnected")) { lost.disconnect(); announce(labels.dead); }
    });
    signal.addEventListener("abort", () => lost.disconnect());
    const drawKeys = () => keys.draw(model.get("key_help"));
    model.on("change:key_help", drawKeys);
    drawKeys();
    drawHead();
    drawBody();
    drawError();
    const stop = whenInside(el, ".zsy-exercise", (root) => {
      root.setAttribute("role", "group");
      root.setAttribute("aria-label", model.get("canvas_label"));
      root.prepend(head.head);
      for (const name of ["pointerdown", "keydown"]) root.addEventListener(name, () => { acted = true; }, { capture: true, signal });
      lost.observe(root, { attributes: true, attributeFilter: ["class"] });
      root.classList.toggle("zsy-no-table", model.get("rest").bare);
    });
    guard(model, el, { typed: () => (typed.label.hidden ? null : typed.input), press, keys, signal });
    return () => { stop(); clearTimeout(waiting); clearTimeout(telling); ended.abort(); head.head.remove(); };
  },
};
