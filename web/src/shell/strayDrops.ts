/** Without this, the browser would leave the page and open a file that is dropped outside of a file field. */
function refuse(event: DragEvent) {
  const { defaultPrevented, dataTransfer } = event;
  if (defaultPrevented || !dataTransfer?.types.some((type) => type === "Files")) return;
  event.preventDefault();
  dataTransfer.dropEffect = "none";
}

/** Ignores files that are dropped outside of a file field. */
export function refuseStrayDrops(): void {
  window.addEventListener("dragover", refuse);
  window.addEventListener("drop", refuse);
}
