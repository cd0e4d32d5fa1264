/** In ms. Browsers read the address of a download some time after the click. */
const revokeAfter = 30_000;

/**
 * A type that no browser opens: scripts in an attached page, picture or saved report must never run with the portal's
 * origin.
 */
const TO_BE_SAVED = "application/octet-stream";

/** Offers a file as a download. */
export function download(name: string, blob: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob.slice(0, blob.size, TO_BE_SAVED));
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(link.href), revokeAfter);
}
