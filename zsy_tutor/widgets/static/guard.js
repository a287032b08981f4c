// The guard of a canvas. ipycanvas takes every key, the wheel and every touch, sends each mouse move to the kernel and is absent from
// the accessibility tree; all of that is mended here, from the box around it. It also tells the kernel how wide the box is, how many device
// pixels a pixel has, and whether the theme is dark.

const MOVES = new Set(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"]);
const CARDS = "canvas, [role=listbox]"; // where the learner's cards lie, painted or as elements
const PARTS = `${CARDS}, .zsy-items, .zsy-choices, .zsy-numbers`; // what Escape leaves, and where H asks for a hint
const BUTTON_OF = { p: "pass", h: "hint", Backspace: "clear", Delete: "clear", u: "undo" };
const TYPED_KEY = /^[0-9tjqkabrdcs]$/i; // a play can begin with these; P and H are keys of their own
const STEPPING = ".zsy-tool"; // pressed as often as it is to move
const DOUBLE_PX = 8;
const DROPPED = ["mousemove", "mouseup", "mouseout", "mouseover", "touchstart", "touchmove", "touchend", "touchcancel", "wheel"];

function isDark(el) {
  const said = document.body.dataset.jpThemeLight;
  if (said !== undefined) return said === "false";
  for (let node = el; node; node = node.parentElement) {
    const parts = getComputedStyle(node).backgroundColor.match(/[\d.]+/g)?.map(Number);
    if (parts && (parts.length < 4 || parts[3] > 0.5)) return 0.299 * parts[0] + 0.587 * parts[1] + 0.114 * parts[2] < 110;
  }
  return matchMedia("(prefers-color-scheme: dark)").matches;
}

// Calls `found` with the box once the view hangs in it; returns a function that gives up.
function whenInside(el, selector, found) {
  const look = () => {
    const root = el.closest(selector);
    if (root) found(root);
    return !!root;
  };
  if (look()) return () => {};
  const timer = setInterval(() => look() && clearInterval(timer), 20);
  return () => clearInterval(timer);
}

const isDead = (root) => root.classList.contains("jupyter-widgets-disconnected");
// Calls `tell` once the kernel of a view is gone: JupyterLab marks the box right around it.
function whenLost(el, tell, signal) {
  const lost = new MutationObserver(() => { if (isDead(el.parentElement)) { lost.disconnect(); tell(); } });
  const stop = whenInside(el, "body", () => lost.observe(el.parentElement, { attributes: true, attributeFilter: ["class"] }));
  signal.addEventListener("abort", () => { stop(); lost.disconnect(); });
}
// Without a kernel sending is an error; says whether it was sent.
function report(model, root, message) {
  const alive = !isDead(root);
  if (alive) model.send(message);
  return alive;
}

// A card that is named because the keyboard stands on it, when the keyboard has gone on meanwhile.
const isLate = (model) => model.get("names_focus") && document.activeElement?.tagName !== "CANVAS";

function watchPage(model, root, signal) {
  let last = "", timer = 0, media = null, seen = 0;
  const measure = () => {
    const style = getComputedStyle(root), inner = root.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    if (inner > 0) seen = Math.floor(inner); // JupyterLab hides the page while it changes the theme
    const width = seen, dpr = window.devicePixelRatio || 1, dark = isDark(root), font = style.fontFamily;
    root.classList.toggle("zsy-dark", dark);
    if (!width || !root.isConnected) return;
    const now = [width, dpr, dark, font].join();
    if (now === last) return;
    if (report(model, root, { kind: "measure", width, dpr, dark, font })) last = now;
  };
  const soon = () => { clearTimeout(timer); timer = setTimeout(measure, last ? 80 : 0); };
  // Of two pages that show one exercise, the one that is looked at says how wide the table is to be.
  const lookedAt = () => { if (document.visibilityState === "visible") { last = ""; soon(); } };
  const followRatio = () => {
    media = matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
    media.addEventListener("change", () => { followRatio(); soon(); }, { once: true, signal });
  };
  const sizes = new ResizeObserver(soon), themes = new MutationObserver(measure);
  sizes.observe(root);
  themes.observe(document.body, { attributes: true, attributeFilter: ["data-jp-theme-light", "class"] });
  document.addEventListener("visibilitychange", lookedAt, { signal });
  window.addEventListener("focus", lookedAt, { signal });
  followRatio();
  measure();
  signal.addEventListener("abort", () => { clearTimeout(timer); sizes.disconnect(); themes.disconnect(); });
}

// Shortcuts such as Ctrl+S are for the notebook: hand it a copy, because stopping ipycanvas stops the event itself.
function passOn(event, root) {
  const copy = new KeyboardEvent(event.type, event);
  if (!root.parentElement.dispatchEvent(copy)) event.preventDefault();
}

// Focus goes to the control after a part of the exercise; the part keeps its state.
function leave(root, part) {
  const after = [...root.querySelectorAll('button, input, [tabindex="0"]')].find((node) =>
    node.offsetParent && !part.contains(node) && part.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING);
  (after ?? root.querySelector(".zsy-prompt[tabindex]"))?.focus();
  if (part.contains(document.activeElement)) document.activeElement.blur();
}

// The keys that are the exercise's own, wherever they are pressed in it. Says whether this was one.
function ownKey(event, root, { typed, press, keys }) {
  const { key, target } = event, field = target.tagName === "INPUT" && !target.closest(".zsy-numbers"), part = target.closest(PARTS), cards = target.closest(CARDS);
  const button = BUTTON_OF[key.length === 1 ? key.toLowerCase() : key];
  if (key === "Escape" && keys?.shown()) keys.show(false);
  else if (key === "Escape" && part) leave(root, part);
  else if (field || !root.contains(target)) return false;
  else if (keys && (key === "?" || key === "\uff1f")) keys.show(!keys.shown());
  else if (button && (cards || part && button === "hint")) press(button);
  else if (cards && TYPED_KEY.test(key)) { typed()?.focus(); return true; } // the field takes the letter
  else return false;
  event.preventDefault();
  return true;
}

function guardKeys(model, root, signal, acts) {
  root.addEventListener("keydown", (event) => {
    const { key, target } = event, plain = !(event.ctrlKey || event.metaKey || event.altKey), onCanvas = target.tagName === "CANVAS";
    const stop = () => event.stopImmediatePropagation();
    // A key that is held down answers once.
    if (event.repeat && plain && !MOVES.has(key) && key !== "Tab" && target.tagName !== "INPUT" || event.repeat && key === "Enter") {
      stop();
      event.preventDefault();
      return;
    }
    if (plain && !event.isComposing && ownKey(event, root, acts)) { stop(); return; }
    if (!onCanvas) return;
    if (plain && !isDead(root) && model.get("canvas_help") && (MOVES.has(key) || key === " " || key === "Enter" && !event.shiftKey)) return;
    stop();
    if (!plain || event.shiftKey && key === "Enter") passOn(event, root);
  }, { capture: true, signal });
  // Buttons and fields: what is typed in the exercise is no notebook command.
  root.addEventListener("keydown", (event) => {
    if (!(event.ctrlKey || event.metaKey || event.altKey)) event.stopPropagation();
  }, { signal });
}

// What a press is for: the control, all cards or all items of a row being one, and the step of which it is. The same control of another step,
// as the button to the next one, is for something else.
function pressed(event, model) {
  const control = event.target.closest(STEPPING) ? null : event.target.closest(".zsy-row, .zsy-tray") ?? event.target.closest(`${CARDS}, button`);
  const { heading = "", prompt = "" } = model.get("head") ?? {};
  return { control, step: `${heading}\n${prompt}`, x: event.clientX, y: event.clientY };
}

// A double click is one press: who clicks twice out of habit pays for one hint, gives one answer, and keeps the card that has risen. What a
// double click is, the system says, as its user has set it; that it lies at one place is looked at here, since two taps may lie far apart.
function guardDoubles(model, root, signal) {
  let first = null, again = false;
  root.addEventListener("mousedown", (event) => {
    if (event.button !== 0) return;
    const now = pressed(event, model), near = first && Math.hypot(now.x - first.x, now.y - first.y) < DOUBLE_PX;
    again = event.detail % 2 === 0 && event.detail > 0 && near && !!now.control && now.control === first.control && now.step === first.step;
    first = now;
    if (!again) return;
    event.stopImmediatePropagation();
    event.preventDefault(); // nothing is marked as text
  }, { capture: true, signal });
  root.addEventListener("click", (event) => {
    if (!again || event.detail === 0) return; // a press by the keyboard has no detail
    event.stopImmediatePropagation();
    event.preventDefault();
  }, { capture: true, signal });
}

// A canvas with a help for it takes keys; another is a picture, and what is on it stands beside it as text.
function guardCanvas(canvas, label, help) {
  canvas.setAttribute("role", help ? "application" : "img");
  canvas.setAttribute("aria-label", label);
  canvas.tabIndex = help ? 0 : -1;
  if (help) canvas.setAttribute("aria-description", help); else canvas.removeAttribute("aria-description");
  if (canvas.zsyGuarded) return;
  canvas.zsyGuarded = true;
  canvas.focus = (options) => HTMLElement.prototype.focus.call(canvas, { preventScroll: true, ...options });
}

function guard(model, el, { signal, ...acts }) {
  const stop = whenInside(el, ".zsy-exercise", (root) => {
    let byPointer = false, shown = false;
    const tell = (now) => { if (now !== shown) { shown = now; report(model, root, { kind: "focus", shown }); } };
    const onCanvas = (event) => event.target.tagName === "CANVAS";
    const mend = () => {
      const canvas = root.querySelector("canvas");
      if (canvas) guardCanvas(canvas, model.get("canvas_label"), model.get("canvas_help"));
    };
    for (const name of DROPPED) {
      root.addEventListener(name, (event) => { if (onCanvas(event)) event.stopImmediatePropagation(); },
        { capture: true, passive: true, signal });
    }
    root.addEventListener("pointerdown", () => { byPointer = true; shown = false; }, { capture: true, signal });
    root.addEventListener("mousedown", (event) => {
      if (onCanvas(event) && event.button !== 0) event.stopImmediatePropagation();
    }, { capture: true, signal });
    document.addEventListener("keydown", () => { byPointer = false; }, { capture: true, signal });
    root.addEventListener("focusin", (event) => { if (onCanvas(event)) tell(!byPointer); }, { signal });
    root.addEventListener("focusout", (event) => { if (onCanvas(event)) tell(false); }, { signal });
    guardKeys(model, root, signal, acts);
    guardDoubles(model, root, signal);
    const children = new MutationObserver(mend);
    children.observe(root, { childList: true });
    signal.addEventListener("abort", () => children.disconnect());
    model.on("change:canvas_label change:canvas_help", mend);
    mend();
    watchPage(model, root, signal);
  });
  signal.addEventListener("abort", stop);
}
