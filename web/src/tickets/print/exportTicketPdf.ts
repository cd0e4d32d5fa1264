import boldAddress from "../../../../core/src/pdf/fonts/plus-jakarta-sans-bold.ttf?url";
import regularAddress from "../../../../core/src/pdf/fonts/plus-jakarta-sans-regular.ttf?url";
import { download } from "../../core/attachments";
import { portal } from "../../core/portal";
import { readAsset } from "../../core/readAsset";
import { refusalText } from "../../core/refusalText";
import { readView } from "../../core/useView";
import { attachedJpegs } from "./attachedJpegs";

/** Writes a ticket as PDF and lets the browser save it; returns the file's name, throws what to tell the user. */
export async function exportTicketPdf(id: string): Promise<string> {
  const ticket = readView("ticketDetail", id);
  if (ticket.kind === "refused") throw new Error(refusalText(ticket.refusal));

  const [regular, bold, images] = await Promise.all([
    fontBytes(regularAddress),
    fontBytes(boldAddress),
    attachedJpegs(ticket.value),
  ]);
  const facts = images.map(({ attachment, width, height, blob }) => ({
    attachment,
    width,
    height,
    byteLength: blob.size,
  }));
  const answer = portal().attempt((core) => core.ticketPdf({ id, images: facts }, regular, bold));
  if (answer.kind === "failed") throw new Error("PDF gagal dibuat. Coba lagi.");
  if (answer.kind === "refused") throw new Error(refusalText(answer.refusal));

  // The images' bytes go between the segments without ever entering the core.
  const { name, segments } = answer.value;
  const parts = segments.flatMap((segment, index) => {
    const image = images[index];
    return image ? [segment, image.blob] : [segment];
  });
  download(name, new Blob(parts, { type: "application/pdf" }));
  return name;
}

async function fontBytes(address: string): Promise<Uint8Array> {
  const font = await readAsset(address);
  return new Uint8Array(await font.arrayBuffer());
}
