import { readView, refusalText, writePdf } from "../../engine";
import { download } from "../../platform/download";
import { figure } from "../../platform/figure";
import { attachedJpegs } from "./attachedJpegs";

/** Writes a ticket as PDF and lets the browser save it. Returns what to tell the user; never fails silently. */
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

  // The images' bytes go between the segments without ever entering wasm memory.
  const { name, document, lostImages } = print.value;
  const { segments, boxes } = await writePdf(document);
  const parts = segments.flatMap((segment, index) => {
    const image = jpegs[index];
    return image ? [segment, image.blob] : [segment];
  });
  download(name, new Blob(parts, { type: "application/pdf" }));
  return {
    isDone: true,
    message: [`PDF tersimpan sebagai ${name}.${aboutBoxes(boxes)}`, lostImages]
      .filter(Boolean)
      .join(" "),
  };
}

/** What the PDF's typeface lacks is on paper all the same: the browser prints with every typeface of the device. */
const aboutBoxes = (boxes: number) =>
  boxes === 0
    ? ""
    : ` ${figure(boxes)} karakter tampil sebagai □ karena tidak ada pada jenis huruf PDF. Print Ticket mencetaknya dengan huruf perangkat Anda.`;
