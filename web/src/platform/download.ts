/** Browsers read the address of a download a while after the click. */
const revokeAfter = 30_000;

/**
 * Nothing that any browser would open: even by the address of the download an attached page, a picture with script in it or a
 * saved report cannot run as the portal.
 */
const TO_BE_SAVED = "application/octet-stream";

/** Lets the browser save a file. */
export function download(name: string, blob: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob.slice(0, blob.size, TO_BE_SAVED));
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(link.href), revokeAfter);
}
