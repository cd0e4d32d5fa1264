/** Browsers read the address of a download a while after the click. */
const revokeAfter = 30_000;

/** Lets the browser save a file. */
export function download(name: string, blob: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(link.href), revokeAfter);
}
