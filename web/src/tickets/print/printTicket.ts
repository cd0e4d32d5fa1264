const PATIENCE_MS = 5000;

let requested: string | undefined;

/** Asks for a ticket to be printed as soon as its page is there. */
export function requestPrint(id: string) {
  requested = id;
}

/** Whether this ticket is to be printed now that its page is there; a request is answered once. */
export function takePrintRequest(id: string): boolean {
  const isRequested = requested === id;
  if (isRequested) requested = undefined;
  return isRequested;
}

/** Opens the print dialog once the ticket's images can be printed, or after a while without them. */
export async function printTicket() {
  const deadline = performance.now() + PATIENCE_MS;
  while (document.querySelector("[data-image='loading']") && performance.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const images = [...document.querySelectorAll<HTMLImageElement>("[data-image] img")];
  await Promise.allSettled(images.map((image) => image.decode()));
  window.print();
}
