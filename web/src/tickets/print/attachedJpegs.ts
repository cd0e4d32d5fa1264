import { bytesOf, type FileView, type TicketDetail } from "../../engine";
import { imageFacts } from "../../platform/imageFacts";
import { type Jpeg, toJpeg } from "./toJpeg";

export type AttachedJpeg = Jpeg & { attachment: string };

/** The images of a conversation as JPEGs for the PDF. An image that cannot be drawn is omitted; the PDF names it instead. */
export async function attachedJpegs(ticket: TicketDetail): Promise<AttachedJpeg[]> {
  const files = ticket.conversation.flatMap((entry) => entry.files);
  const images: AttachedJpeg[] = [];
  // In sequence: many large photographs at once would exhaust a small device.
  for (const file of files) {
    const jpeg = file.isImage ? await readable(file) : undefined;
    if (jpeg) images.push({ ...jpeg, attachment: file.id });
  }
  return images;
}

async function readable(file: FileView): Promise<Jpeg | undefined> {
  const bytes = await bytesOf(file.id);
  if (bytes === undefined) return undefined;
  const facts = await imageFacts(bytes);
  if (facts && (facts.isTooLarge || !facts.isWhole)) return undefined;
  try {
    return await toJpeg(bytes);
  } catch {
    // This browser cannot start a worker.
    return undefined;
  }
}
