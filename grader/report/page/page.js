"use strict";
/* The page works without this script. It adds: opening what a link leads to, copying a call, and stepping. */
(() => {
  const make = (tag, properties, ...inside) => {
    const element = Object.assign(document.createElement(tag), properties);
    element.append(...inside);
    return element;
  };

  function reveal() {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (!target) return;
    for (let fold = target.closest("details"); fold; fold = fold.parentElement.closest("details")) fold.open = true;
    target.scrollIntoView();
  }
  addEventListener("hashchange", reveal);
  document.addEventListener("click", (event) => {
    const link = event.target.closest("a[href^='#']");
    if (link && link.hash === location.hash) reveal();
  });
  reveal();

  if (navigator.clipboard) {
    for (const call of document.querySelectorAll(".call")) {
      const button = make("button", { type: "button", className: "copy", textContent: "Copy" });
      button.setAttribute("aria-label", "Copy the call");
      button.addEventListener("click", async () => {
        await navigator.clipboard.writeText(call.querySelector("code").textContent);
        button.textContent = "Copied";
        button.setAttribute("aria-label", "Copied");
      });
      call.after(button);
    }
  }

  /* The rows of the table as states: every variable of the active function, and what the row changed. */
  function readStates(table) {
    const frames = [];
    let depth = 1, name = "", printed = [];
    return [...table.tBodies[0].rows].map((row) => {
      depth = Number(row.dataset.d || depth);
      name = row.dataset.f ?? name;
      const [line, , changes, console] = row.cells;
      frames.length = Math.min(frames.length, depth);
      if (frames.length === depth && frames[depth - 1].name !== name) frames.pop();
      while (frames.length < depth) frames.push({ name, values: new Map() });
      const before = frames[depth - 1].values;
      const values = new Map(before);
      for (const { textContent: variable, nextElementSibling: value } of changes.querySelectorAll("var")) {
        if (value?.localName === "code") values.set(variable, value.textContent);
        else values.delete(variable);
      }
      frames[depth - 1] = { name, values };
      printed = [...printed, ...console.children];
      return { line: Number(line.textContent), name, before, values, printed };
    });
  }

  function showVariables(table, { before, values }) {
    table.replaceChildren(...[...values].map(([name, value]) => {
      const row = make("tr", {}, make("th", { scope: "row", textContent: name }), make("td", { textContent: value }));
      if (before.get(name) !== value) {
        row.className = "changed";
        row.append(make("td", { textContent: before.has(name) ? `was ${before.get(name)}` : "new" }));
      }
      return row;
    }));
  }

  function saySince({ line, before, values }) {
    const changed = [...values].filter(([name, value]) => before.get(name) !== value);
    return `Line ${line}. ` + changed.map(([name, value]) => `${name} is ${value}.`).join(" ");
  }

  function copyLines(states) {
    const numbers = states.map((state) => state.line);
    const from = Math.max(1, Math.min(...numbers) - 2), to = Math.max(...numbers) + 1;
    const lines = new Map();
    for (let number = from; number <= to; number++) {
      const original = document.getElementById(`L${number}`);
      if (!original) continue;
      const copy = original.cloneNode(true);
      copy.removeAttribute("id");
      copy.dataset.n = number;
      lines.set(number, copy);
    }
    return lines;
  }

  function buildStepper(fold) {
    const table = fold.querySelector("table"), ending = fold.querySelector(".ending");
    const states = readStates(table), lines = copyLines(states);
    const button = (text, label) => {
      const made = make("button", { type: "button", textContent: text });
      made.setAttribute("aria-label", label);
      return made;
    };
    const back = button("\u2190", "One step back"), next = button("\u2192", "One step on");
    const slider = make("input", { type: "range", min: 0, max: states.length, value: fold.dataset.from });
    slider.setAttribute("aria-label", "Step");
    const place = make("span", { className: "place" });
    const spoken = make("p", { className: "unseen" });
    spoken.setAttribute("role", "status");
    const source = make("pre", { className: "source", tabIndex: 0 }, make("code", {}, ...lines.values()));
    source.setAttribute("role", "group");
    source.setAttribute("aria-label", "Your code");
    const name = make("p", { className: "frame" });
    const variables = make("table", { className: "variables" });
    variables.setAttribute("aria-label", "Variables");
    const output = make("pre", { className: "output", tabIndex: 0 });
    output.setAttribute("role", "group");
    output.setAttribute("aria-label", "What was printed");

    function show() {
      const at = Number(slider.value), over = at === states.length;
      const state = over ? { ...states[at - 1], before: states[at - 1].values } : states[at];
      const position = over ? "The end" : `Step ${at + 1} of ${states.length}`;
      place.textContent = position;
      slider.setAttribute("aria-valuetext", position);
      spoken.textContent = `${position}. ${over ? ending.textContent : saySince(state)}`;
      for (const [number, line] of lines) {
        line.classList.toggle("at", number === state.line);
        line.toggleAttribute("aria-current", number === state.line);
      }
      const current = lines.get(state.line);
      if (current) source.scrollTop = current.offsetTop - source.clientHeight / 2;
      name.textContent = `${over ? "After" : "Before"} line ${state.line}` + (state.name ? `, in ${state.name}` : "");
      showVariables(variables, state);
      output.replaceChildren(...state.printed.map((piece) => piece.cloneNode(true)));
      output.hidden = !state.printed.length;
      output.scrollTop = output.scrollHeight;
      ending.hidden = !over;
      /* Not `disabled`, which would take the focus away, and the arrow keys with it. */
      back.setAttribute("aria-disabled", at === 0);
      next.setAttribute("aria-disabled", over);
    }
    function go(to) {
      slider.value = to;
      show();
    }
    back.addEventListener("click", () => go(Number(slider.value) - 1));
    next.addEventListener("click", () => go(Number(slider.value) + 1));
    slider.addEventListener("input", show);

    const stepper = make("div", { className: "stepper" },
      make("div", { className: "bar" }, back, slider, next, place), spoken,
      make("div", { className: "panes" }, source, make("div", { className: "moment" }, name, variables, output, ending)));
    stepper.addEventListener("keydown", (event) => {
      const at = Number(slider.value);
      const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: states.length }[event.key];
      const own = event.target === slider || event.altKey || event.ctrlKey || event.metaKey;
      if (to !== undefined && !own) {
        event.preventDefault();
        go(to);
      }
    });
    table.hidden = true;
    fold.append(stepper);
    show();
  }

  for (const fold of document.querySelectorAll(".steps")) {
    fold.addEventListener("toggle", () => fold.open && !fold.querySelector(".stepper") && buildStepper(fold));
    if ("open" in fold.dataset) fold.open = true;
  }
})();
