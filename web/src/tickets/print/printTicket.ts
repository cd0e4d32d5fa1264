const PATIENCE_MS = 5000;

let requested: { id: string; at: number } | undefined;

/** Asks for a ticket to be printed as soon as its page is there. */
export function requestPrint(id: string) {
  requested = { id, at: performance.now() };
}

/**
 * Whether this ticket is to be printed now that its page is there. A request is answered once, and by the page that was opened for it:
 * who has gone elsewhere meanwhile does not mean a later visit.
 */
export function takePrintRequest(id: string): boolean {
  const isRequested = requested?.id === id && performance.now() - requested.at < PATIENCE_MS;
  requested = undefined;
  return isRequested;
}

/** Opens the print dialog once the ticket's images can be printed, or after a while without them, if its page is still there. */
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
