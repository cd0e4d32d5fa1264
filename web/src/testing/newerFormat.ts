import { crc32 } from "node:zlib";

/** Layout of a sealed piece: name and format, checksum, content. */
const FORMAT_AT = 3;
const CHECKSUM_AT = 4;
const CONTENT_AT = 8;

/** Replaces the checksum by the correct one, which covers name and format too. */
function withChecksum(sealed: Uint8Array): Uint8Array {
  const before = crc32(sealed.subarray(0, CHECKSUM_AT));
  const checksum = crc32(sealed.subarray(CONTENT_AT), before);
  new DataView(sealed.buffer).setUint32(CHECKSUM_AT, checksum, true);
  return sealed;
}

/** A sealed piece as a later version of the portal would write it. */
export function ofNewerFormat(piece: unknown): Uint8Array {
  if (!(piece instanceof Uint8Array)) throw new Error("not a piece");
  const newer = Uint8Array.from(piece);
  newer[FORMAT_AT] = 99;
  return withChecksum(newer);
}

/** A sealed piece with altered content and a correct checksum. */
export const resealed = (piece: Uint8Array): Uint8Array => withChecksum(Uint8Array.from(piece));

/** Offsets of a backup's list and of its length. */
const LIST_AT = 12;
const LENGTH_AT = 8;

/** A backup whose list has a newer format. */
export function ofNewerBackup(backup: Uint8Array): Uint8Array<ArrayBuffer> {
  const newer = Uint8Array.from(backup);
  const end = LIST_AT + new DataView(newer.buffer).getUint32(LENGTH_AT, true);
  newer.set(ofNewerFormat(newer.slice(LIST_AT, end)), LIST_AT);
  return newer;
}
