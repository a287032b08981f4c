// The guard of a canvas. ipycanvas takes every key, the wheel and every touch, sends each mouse move to the kernel and is absent from
// the accessibility tree; all of that is mended here, from the box around it. It also tells the kernel how wide the box is, how many device
// pixels a pixel has, and whether the theme is dark.

const USED_KEYS = new Set(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End", " ", "Enter", "Escape"]);
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

function watchPage(model, root, signal) {
  let last = "", timer = 0, media = null, seen = 0;
  const report = () => {
    const style = getComputedStyle(root), inner = root.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    if (inner > 0) seen = Math.floor(inner); // JupyterLab hides the page while it changes the theme
    const width = seen, dpr = window.devicePixelRatio || 1, dark = isDark(root), font = style.fontFamily;
    root.classList.toggle("zsy-dark", dark);
    if (!width || !root.isConnected) return;
    const now = [width, dpr, dark, font].join();
    if (now === last) return;
    last = now;
    model.send({ kind: "measure", width, dpr, dark, font });
  };
  const soon = () => { clearTimeout(timer); timer = setTimeout(report, last ? 80 : 0); };
  const followRatio = () => {
    media = matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
    media.addEventListener("change", () => { followRatio(); soon(); }, { once: true, signal });
  };
  const sizes = new ResizeObserver(soon), themes = new MutationObserver(report);
  sizes.observe(root);
  themes.observe(document.body, { attributes: true, attributeFilter: ["data-jp-theme-light", "class"] });
  followRatio();
  report();
  signal.addEventListener("abort", () => { clearTimeout(timer); sizes.disconnect(); themes.disconnect(); });
}

// Shortcuts such as Ctrl+S are for the notebook: hand it a copy, because stopping ipycanvas stops the event itself.
function passOn(event, root) {
  const copy = new KeyboardEvent(event.type, event);
  if (!root.parentElement.dispatchEvent(copy)) event.preventDefault();
}

function guardKeys(root, signal, typed) {
  root.addEventListener("keydown", (event) => {
    if (event.target.tagName !== "CANVAS") return;
    const plain = !(event.ctrlKey || event.metaKey || event.altKey);
    if (plain && USED_KEYS.has(event.key) && !(event.shiftKey && event.key === "Enter")) return;
    event.stopImmediatePropagation();
    if (event.key === "Tab") return;
    if (!plain || event.shiftKey && event.key === "Enter") passOn(event, root);
    else if (event.key.length === 1 && /[0-9a-z]/i.test(event.key)) typed?.()?.focus();
  }, { capture: true, signal });
  // Buttons and fields: what is typed in the exercise is no notebook command.
  root.addEventListener("keydown", (event) => {
    if (!(event.ctrlKey || event.metaKey || event.altKey)) event.stopPropagation();
  }, { signal });
}

function guardCanvas(model, canvas, label, help) {
  canvas.setAttribute("role", help ? "application" : "img");
  canvas.setAttribute("aria-label", label);
  if (help) canvas.setAttribute("aria-description", help);
  else canvas.tabIndex = -1; // nothing can be done with it
  if (canvas.zsyGuarded) return;
  canvas.zsyGuarded = true;
  canvas.focus = (options) => HTMLElement.prototype.focus.call(canvas, { preventScroll: true, ...options });
}

function guard(model, el, { typed, signal }) {
  const stop = whenInside(el, ".zsy-exercise", (root) => {
    let byPointer = false, shown = false;
    const tell = (now) => { if (now !== shown) { shown = now; model.send({ kind: "focus", shown }); } };
    const onCanvas = (event) => event.target.tagName === "CANVAS";
    const mend = () => {
      const canvas = root.querySelector("canvas");
      if (canvas) guardCanvas(model, canvas, model.get("canvas_label"), model.get("canvas_help"));
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
    guardKeys(root, signal, typed);
    const children = new MutationObserver(mend);
    children.observe(root, { childList: true });
    signal.addEventListener("abort", () => children.disconnect());
    model.on("change:canvas_label", mend);
    mend();
    watchPage(model, root, signal);
  });
  signal.addEventListener("abort", stop);
}
