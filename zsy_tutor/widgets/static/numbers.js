// Fields for numbers. What is typed stays on the page until Check is pressed, or Enter in a field; then all of it is sent as text.

function makeNumbers(send) {
  const box = h("div", "zsy-numbers");
  let data = null;
  const inputs = () => [...box.querySelectorAll("input")];
  const check = () => {
    if (!data || data.finished) return false;
    send({ kind: "typed", text: inputs().map((input) => input.value.trim()).join(" ").trim() || " " });
    return true;
  };
  const make = () => {
    const label = h("label", "zsy-number"), name = h("span", "zsy-number-name"), input = h("input", "", { type: "text", inputmode: "numeric", autocomplete: "off", maxlength: "4" });
    const mark = h("span", "zsy-mark", { "aria-hidden": "true" }), holder = h("span", "zsy-number-field");
    holder.append(input, mark);
    label.append(name, holder);
    input.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      const next = inputs().find((each) => !each.value.trim());
      if (next && next !== input) next.focus(); else check();
    });
    input.addEventListener("input", () => { label.classList.remove("zsy-is-wrong", "zsy-is-right"); mark.innerHTML = ""; input.removeAttribute("aria-invalid"); });
    return label;
  };
  const update = (label, field) => {
    const input = label.querySelector("input"), mark = label.querySelector(".zsy-mark");
    setText(label.firstChild, field.label);
    input.setAttribute("aria-label", field.says);
    const seen = `${field.value}/${field.mark}`; // what was checked is not put back over what has been typed since
    if (label.dataset.seen !== seen) {
      label.dataset.seen = seen;
      input.value = field.value;
      for (const name of ["wrong", "right"]) label.classList.toggle(`zsy-is-${name}`, field.mark === name);
      mark.className = `zsy-mark zsy-${field.mark || "none"}`;
      mark.innerHTML = SIGNS[field.mark] ? `<svg viewBox="0 0 32 32">${SIGNS[field.mark]}</svg>` : ""; // constants
      if (field.mark === "wrong") input.setAttribute("aria-invalid", "true"); else input.removeAttribute("aria-invalid");
    }
    input.readOnly = data.finished;
  };
  const draw = (next) => {
    data = next;
    keep(box, data?.fields ?? [], make, update);
  };
  return { box, draw, check };
}
