const PATIENCE_MS = 5000;

let requested: { id: string; at: number } | undefined;

export function requestPrint(id: string) {
  requested = { id, at: performance.now() };
}

/** True if this page must print the ticket now. A request expires, and only the first page may answer it. */
export function takePrintRequest(id: string): boolean {
  const isRequested = requested?.id === id && performance.now() - requested.at < PATIENCE_MS;
  requested = undefined;
  return isRequested;
}

/** Opens the print dialog when the images are loaded, at most after `PATIENCE_MS`. If the user has left, nothing is printed. */
export async function printTicket() {
  const { href } = window.location;
  const deadline = performance.now() + PATIENCE_MS;
  while (document.querySelector("[data-image='loading']") && performance.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const images = [...document.querySelectorAll<HTMLImageElement>("[data-image] img")];
  await Promise.allSettled(images.map((image) => image.decode()));
  if (window.location.href === href) window.print();
}
