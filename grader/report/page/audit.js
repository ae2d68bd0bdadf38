// A button beside each file of suggested cases puts it on the clipboard. Without a clipboard there is none.
for (const file of document.querySelectorAll("pre.suggested")) {
  if (!navigator.clipboard) break;
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = "Copy";
  button.addEventListener("click", async () => {
    await navigator.clipboard.writeText(file.textContent + "\n");
    button.textContent = "Copied";
  });
  file.before(button);
}

// What a mark is about, for the mouse and for the arrow keys; and a button for the whole picture without names.
for (const picture of document.querySelectorAll(".picture")) {
  const table = picture.querySelector(".matrix");
  const told = picture.querySelector(".told");
  const body = table.tBodies[0];
  const heads = table.tHead.rows[0].cells;
  const last = heads.length - 2;
  let lit = [];

  const tell = (cell) => {
    const row = cell.closest("tbody tr");
    const head = cell.cellIndex > 0 && cell.cellIndex <= last ? heads[cell.cellIndex] : null;
    for (const one of lit) one.classList.remove("lit");
    lit = [row && row.cells[0], head].filter(Boolean);
    for (const one of lit) one.classList.add("lit");
    const strong = (text) => Object.assign(document.createElement("b"), { textContent: text });
    const parts = [];
    if (row) parts.push(strong(row.cells[0].title));
    if (row && head) parts.push(cell.textContent ? " catches " : " doesn't catch ");
    if (head) parts.push(strong(head.textContent), `: ${head.title}`);
    if (row && !head) parts.push(` catches ${row.cells[last + 1].textContent}`);
    if (parts.length) told.replaceChildren(...parts);
  };

  table.addEventListener("pointerover", (event) => {
    const cell = event.target.closest("td, th");
    if (cell) tell(cell);
  });

  let current = body.rows[0] && body.rows[0].cells[1];
  if (!current) continue;
  current.tabIndex = 0;
  const go = (row, column) => {
    const next = body.rows[row] && column > 0 && column <= last ? body.rows[row].cells[column] : null;
    if (!next) return;
    current.removeAttribute("tabindex");
    current = next;
    current.tabIndex = 0;
    current.focus({ preventScroll: true });
    const box = picture.querySelector(".scroll");
    const hidden = (start, size, from, room) => (start < from ? start - from : Math.max(0, start + size - room));
    const left = body.rows[row].cells[0].offsetWidth;
    const foot = table.tFoot.offsetHeight;
    box.scrollLeft += hidden(next.offsetLeft - box.scrollLeft, next.offsetWidth, left, box.clientWidth);
    box.scrollTop += hidden(
      next.offsetTop - box.scrollTop, next.offsetHeight, table.tHead.offsetHeight, box.clientHeight - foot
    );
    next.scrollIntoView({ block: "nearest", inline: "nearest" });
  };
  table.addEventListener("focusin", (event) => tell(event.target));
  table.addEventListener("keydown", (event) => {
    const row = current.parentElement.rowIndex - 1;
    const column = current.cellIndex;
    const moves = {
      ArrowUp: [row - 1, column], ArrowDown: [row + 1, column],
      ArrowLeft: [row, column - 1], ArrowRight: [row, column + 1],
      Home: [row, 1], End: [row, last],
      PageUp: [0, column], PageDown: [body.rows.length - 1, column],
    };
    if (!(event.key in moves) || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    go(...moves[event.key]);
  });

  const button = document.createElement("button");
  button.type = "button";
  button.className = "whole-button";
  button.textContent = "The whole picture";
  button.setAttribute("aria-pressed", "false");
  button.addEventListener("click", () => {
    const whole = picture.classList.toggle("whole");
    const fits = Math.min(picture.clientWidth / last, 800 / body.rows.length);
    button.setAttribute("aria-pressed", String(whole));
    picture.style.setProperty("--cell", whole ? `${Math.max(3, Math.min(18, Math.floor(fits)))}px` : "1.15rem");
  });
  told.after(button);
}
