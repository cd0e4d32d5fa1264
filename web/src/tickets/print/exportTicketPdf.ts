import { readView, refusalText, writePdf } from "../../engine";
import { download } from "../../platform/download";
import { pdfTexts } from "../texts";
import { attachedJpegs } from "./attachedJpegs";

/** Creates a ticket's PDF and downloads it. Returns the message for the user; never fails silently. */
export async function exportTicketPdf(id: string): Promise<{ isDone: boolean; message: string }> {
  const ticket = readView("ticketDetail", id);
  if (ticket.kind === "refused") return { isDone: false, message: refusalText(ticket.refusal) };

  const jpegs = await attachedJpegs(ticket.value);
  const images = jpegs.map(({ attachment, width, height, blob }) => ({
    attachment,
    width,
    height,
    byteLength: blob.size,
  }));
  const print = readView("ticketPdf", { id, images });
  if (print.kind === "refused") return { isDone: false, message: refusalText(print.refusal) };

  // The image bytes go between the segments, so they never enter wasm memory.
  const { name, document, lostImages } = print.value;
  const { segments, boxes } = await writePdf(document);
  const parts = segments.flatMap((segment, index) => {
    const image = jpegs[index];
    return image ? [segment, image.blob] : [segment];
  });
  download(name, new Blob(parts, { type: "application/pdf" }));
  return {
    isDone: true,
    // Printing covers characters that the PDF's font lacks, because the browser uses every font of the device.
    message: [pdfTexts.saved(name), boxes > 0 && pdfTexts.boxes(boxes), lostImages]
      .filter(Boolean)
      .join(" "),
  };
}
