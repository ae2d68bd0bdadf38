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
