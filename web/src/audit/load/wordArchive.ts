/** Text past this is no report that anybody reads; unpacking it would take the page's memory. */
const MOST_UNPACKED = 200 * 1024 * 1024;

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;

/** Whether a file is an archive with a Word document in it, of a size that can be unpacked. Only its directory is read. */
export function judgeWordArchive(bytes: ArrayBuffer): "fit" | "notWord" | "tooLarge" {
  const view = new DataView(bytes);
  const end = endOfDirectory(view);
  if (end === undefined) return "notWord";
  let unpacked = 0;
  let isOffice = false;
  let at = view.getUint32(end + 16, true);
  while (at + ENTRY_BYTES <= end && view.getUint32(at, true) === DIRECTORY_ENTRY) {
    unpacked += view.getUint32(at + 24, true);
    const nameBytes = view.getUint16(at + 28, true);
    const name = new TextDecoder().decode(
      bytes.slice(at + ENTRY_BYTES, at + ENTRY_BYTES + nameBytes),
    );
    isOffice ||= name === "[Content_Types].xml";
    at += ENTRY_BYTES + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  if (!isOffice) return "notWord";
  return unpacked > MOST_UNPACKED ? "tooLarge" : "fit";
}

/** It stands at the very end, save for a comment of at most 64 KB. */
function endOfDirectory(view: DataView): number | undefined {
  const first = Math.max(0, view.byteLength - END_BYTES - 0xffff);
  for (let at = view.byteLength - END_BYTES; at >= first; at -= 1) {
    if (view.getUint32(at, true) === END_OF_DIRECTORY) return at;
  }
  return undefined;
}
