// The lines around a table that is shown: title, rules and turn, what is lifted, the hands of the others. A function of the model; nothing
// here can be pressed.

function drawSeats(box, data) {
  box.className = data.open ? "zsy-hands" : "zsy-hidden"; // else the canvas shows all of it, but not to a screen reader
  box.replaceChildren(...data.seats.map((seat) => {
    const row = h("div", "", { role: "listitem" }), name = h("div", "zsy-name"), note = h("small"), cards = h("div", "zsy-cards");
    name.append(seat.name, " ", note);
    note.textContent = seat.note;
    for (const card of seat.cards) { const one = h("span"); one.textContent = card; cards.append(one, " "); }
    row.append(name, cards);
    return row;
  }));
  box.hidden = !data.seats.length;
}

export default {
  render({ model, el, signal: given }) {
    const ended = new AbortController(), signal = ended.signal, labels = model.get("labels");
    given?.addEventListener("abort", () => ended.abort());
    el.classList.add("zsy-panel");
    const head = h("div", "zsy-head"), title = h("div", "zsy-prompt", { role: "heading", "aria-level": "3" }), line = h("div", "zsy-aim");
    const says = h("div", "zsy-says"), row = h("div", "zsy-line"), seats = h("div", "", { role: "list", "aria-label": labels.seats }), cards = h("ul", "zsy-hidden");
    const notice = h("div", "zsy-notice", { role: "alert" }), dead = h("div", "zsy-dead");
    const live = h("div", "zsy-hidden", { role: "status", "aria-live": "polite", lang: model.get("lang") });
    const announce = (text) => { live.textContent = ""; setTimeout(() => { live.textContent = text; }, 40); };
    head.append(title, line);
    dead.textContent = labels.dead;
    el.setAttribute("lang", model.get("lang"));
    row.append(says);
    el.append(dead, notice, cards, row, seats, live);

    const draw = () => {
      const data = model.get("lines");
      setText(title, data.title);
      setText(line, data.line);
      title.hidden = !data.title;
      line.hidden = !data.line;
      head.hidden = title.hidden && line.hidden;
      setLine(says, data.says);
      row.hidden = !data.says;
      says.classList.toggle("zsy-quiet", data.quiet);
      cards.replaceChildren(...data.cards.map((text) => { const li = h("li"); li.textContent = text; return li; }));
      drawSeats(seats, data);
    };
    const drawError = () => { setText(notice, model.get("error")); notice.hidden = !model.get("error"); };
    const answered = () => {
      drawError();
      if (model.get("live") && !isLate(model)) announce(model.get("live"));
    };
    model.on("change:lines", draw);
    model.on("change:error", drawError);
    model.on("change:turn", answered);
    draw();
    drawError();
    const stop = whenInside(el, ".zsy-exercise", (root) => {
      root.setAttribute("role", "group");
      root.setAttribute("aria-label", model.get("canvas_label"));
      root.prepend(head);
    });
    guard(model, el, { typed: () => null, press: (id) => { if (id === "clear") model.send({ kind: "action", id }); }, signal });
    return () => { stop(); ended.abort(); head.remove(); };
  },
};
