/** The browser would leave the page and open a file that is dropped where nothing takes it. */
function refuse(event: DragEvent) {
  const { defaultPrevented, dataTransfer } = event;
  if (defaultPrevented || !dataTransfer?.types.includes("Files")) return;
  event.preventDefault();
  dataTransfer.dropEffect = "none";
}

/** Keeps the page where it is when a file is dropped beside a field for files. */
export function refuseStrayDrops(): void {
  window.addEventListener("dragover", refuse);
  window.addEventListener("drop", refuse);
}
