// A block of questions above an exercise: several of many, one of many, lines of text, a line to hand on, buttons, and a clock. What is
// asked and what was chosen is the model's; every change and press is sent with all values. The clock runs here, so that it costs no message.

function makeMany(field, name, changed) {
  const box = h("fieldset", "zsy-field zsy-many"), legend = h("legend", "zsy-field-label"), options = h("div", "zsy-options"), help = h("p", "zsy-field-help");
  const type = field.type === "one" ? "radio" : "checkbox";
  setText(legend, field.label);
  box.append(legend, help, options);
  const update = (now) => {
    setText(help, now.help ?? "");
    help.hidden = !now.help;
    keep(options, now.options, (option) => {
      const label = h("label", "zsy-option"), input = h("input", "", { type, name, value: option.id }), words = h("span");
      input.addEventListener("change", () => changed(0));
      label.append(input, words);
      return label;
    }, (label, option) => {
      setText(label.lastChild, option.label);
      const chosen = field.type === "one" ? now.value === option.id : now.value.includes(option.id);
      if (label.firstChild.checked !== chosen) label.firstChild.checked = chosen;
    });
  };
  const value = () => {
    const chosen = [...options.querySelectorAll("input:checked")].map((input) => input.value);
    return field.type === "one" ? chosen[0] ?? "" : chosen;
  };
  return { box, update, value };
}

function makeTick(field, name, changed) {
  const box = h("div", "zsy-field"), label = h("label", "zsy-option zsy-alone"), input = h("input", "", { type: "checkbox" }), words = h("span");
  input.addEventListener("change", () => changed(0));
  label.append(input, words);
  box.append(label);
  const update = (now) => { setText(words, now.label); input.checked = now.value; };
  return { box, update, value: () => input.checked };
}

function makeLine(field, name, changed, labels, announce) {
  const box = h("div", "zsy-field zsy-text"), label = h("label", "zsy-field-label", { for: name }), row = h("div", "zsy-text-row"), help = h("p", "zsy-field-help", { id: `${name}-help` }), wrong = h("p", "zsy-field-wrong", { id: `${name}-wrong` });
  const input = h("input", "", { id: name, type: "text", autocomplete: "off", spellcheck: "false", autocapitalize: "off", "aria-describedby": `${name}-help ${name}-wrong` });
  let given = null;
  setText(label, field.label);
  row.append(input);
  if (field.type === "out") {
    const copy = h("button", "zsy-button", { type: "button" });
    setText(copy, labels.copy);
    input.readOnly = true;
    input.addEventListener("focus", () => input.select());
    copy.addEventListener("click", () => {
      const done = () => announce(labels.copied);
      input.select();
      if (navigator.clipboard) navigator.clipboard.writeText(input.value).then(done, () => { document.execCommand("copy"); done(); });
      else { document.execCommand("copy"); done(); }
    });
    row.append(copy);
  }
  input.addEventListener("input", () => changed(350));
  input.addEventListener("change", () => changed(0));
  box.append(label, row, help, wrong);
  const update = (now) => {
    if (given !== now.value) { given = now.value; input.value = now.value; } // what is being typed is left alone
    input.placeholder = now.placeholder ?? "";
    setText(help, now.help ?? "");
    help.hidden = !now.help;
    setText(wrong, now.wrong ?? "");
    wrong.hidden = !now.wrong;
    if (now.wrong) input.setAttribute("aria-invalid", "true"); else input.removeAttribute("aria-invalid");
    box.hidden = field.type === "out" && !now.value;
  };
  const isTyped = () => input.value !== given;
  return { box, update, isTyped, value: () => (given = input.value) };
}

const FIELDS = { many: makeMany, one: makeMany, tick: makeTick, text: makeLine, out: makeLine };

function makeClock(send, announce) {
  const box = h("div", "zsy-clock"), bar = h("div", "zsy-clock-bar", { "aria-hidden": "true" }), fill = h("i"), time = h("span", "zsy-clock-time", { role: "timer", "aria-live": "off" }), score = h("span", "zsy-score");
  let until = 0, timer = 0, total = 1, told = 0, words = {};
  bar.append(fill);
  box.append(time, bar, score);
  const show = (left) => {
    const whole = Math.max(0, Math.ceil(left));
    setText(time, `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`);
    fill.style.width = `${Math.max(0, Math.min(100, 100 * left / total))}%`;
    for (const mark of [60, 10]) {
      if (whole === mark && told !== mark) { told = mark; announce(words[mark]); }
    }
    box.classList.toggle("zsy-late", whole <= 10);
  };
  const tick = () => {
    const left = (until - performance.now()) / 1000;
    show(left);
    if (left <= 0) { clearInterval(timer); timer = 0; send({ kind: "over" }); }
  };
  const draw = (data) => {
    box.hidden = !data.shown;
    setText(score, data.score ?? "");
    const timed = data.total > 0;
    time.hidden = bar.hidden = !timed;
    words = data.words ?? {};
    total = data.total || 1;
    if (data.running && timed && !timer) { until = performance.now() + 1000 * data.left; told = 0; timer = setInterval(tick, 200); tick(); }
    if (!data.running) { clearInterval(timer); timer = 0; if (timed) show(data.left); }
  };
  return { box, draw, stop: () => clearInterval(timer) };
}

export default {
  render({ model, el, signal: given }) {
    const ended = new AbortController(), signal = ended.signal, labels = model.get("labels"), id = `zsy-form-${Math.random().toString(36).slice(2)}`;
    given?.addEventListener("abort", () => ended.abort());
    const box = h("div", "zsy-choose zsy-form", { role: "group" }), title = h("h3", "zsy-choose-title"), intro = h("p", "zsy-choose-intro"), fields = h("div", "zsy-fields"), buttons = h("div", "zsy-actions");
    const note = h("p", "zsy-choose-note"), live = h("div", "zsy-hidden", { role: "status", "aria-live": "polite" }), dead = h("p", "zsy-choose-dead");
    const made = new Map();
    let timer = 0, telling = 0;
    const announce = (text) => { live.textContent = ""; clearTimeout(telling); if (text) telling = setTimeout(() => { live.textContent = text; }, 40); };
    const alive = () => !el.closest(".jupyter-widgets-disconnected");
    const send = (message) => { if (alive()) model.send(message); };
    // `typed`: the lines that somebody has written in since the model was told last; in the others it may have something newer
    const values = (more = {}) => {
      const typed = [...made].filter(([, field]) => field.isTyped?.()).map(([name]) => name);
      return { ...Object.fromEntries([...made].map(([name, field]) => [name, field.value()])), typed, ...more };
    };
    const press = (name, more) => { clearTimeout(timer); send({ kind: "press", id: name, values: values(more) }); };
    const changed = (wait) => { clearTimeout(timer); timer = setTimeout(() => send({ kind: "change", values: values() }), wait); };
    const clock = makeClock(send, announce);
    const drawFields = () => {
      const wanted = model.get("fields");
      for (const [name, field] of made) if (!wanted.some((each) => each.id === name)) { field.box.remove(); made.delete(name); }
      wanted.forEach((field, place) => {
        if (!made.has(field.id)) made.set(field.id, field.type === "board" ? makeBoard(field, `${id}-${field.id}`, model, (board) => press(field.id, { board })) : FIELDS[field.type](field, `${id}-${field.id}`, changed, labels, announce));
        const one = made.get(field.id);
        one.update(field);
        if (fields.children[place] !== one.box) fields.insertBefore(one.box, fields.children[place] ?? null);
      });
      fields.hidden = !wanted.length;
    };
    const drawButtons = () => keep(buttons, model.get("buttons"), (item) => {
      const button = h("button", "zsy-button", { type: "button" });
      button.addEventListener("click", () => {
        if (button.getAttribute("aria-disabled") === "true") { announce(button.title); return; }
        press(item.id);
      });
      return button;
    }, (button, item) => {
      setText(button, item.label);
      button.title = item.note ?? "";
      button.classList.toggle("zsy-primary", !!item.primary);
      button.setAttribute("aria-disabled", String(!item.enabled));
    });
    const drawText = () => {
      setText(title, model.get("title"));
      setText(intro, model.get("intro"));
      intro.hidden = !model.get("intro");
      box.setAttribute("aria-label", model.get("title"));
    };
    const drawNote = () => { setLine(note, model.get("note")); note.hidden = !model.get("note"); };
    setText(dead, labels.dead);
    el.classList.add("zsy-settings");
    el.setAttribute("lang", model.get("lang"));
    box.append(title, intro, fields, buttons, clock.box, note, dead, live);
    el.append(box);
    for (const [trait, draw] of [["fields", drawFields], ["buttons", drawButtons], ["title", drawText], ["intro", drawText], ["note", drawNote]]) { model.on(`change:${trait}`, draw); draw(); }
    model.on("change:clock", () => clock.draw(model.get("clock")));
    clock.draw(model.get("clock"));
    model.on("change:turn", () => announce(model.get("live")));
    // What is pressed here is no command of the notebook.
    el.addEventListener("keydown", (event) => { if (!(event.ctrlKey || event.metaKey || event.altKey)) event.stopPropagation(); }, { signal });
    watchPage({ send: () => {} }, el, signal);
    whenLost(el, () => announce(labels.dead), signal);
    return () => { clearTimeout(timer); clearTimeout(telling); clock.stop(); ended.abort(); };
  },
};
