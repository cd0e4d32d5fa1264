import { expect, test } from "vitest";
import { Gathering } from "./gathering";
import { PART } from "./longBytes";

/** Bytes that differ at each position. */
function numbered(length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length);
  for (let at = 0; at < length; at += 1) bytes[at] = (at * 31) ^ (at >> 8);
  return bytes;
}

function gathered(bytes: Uint8Array<ArrayBuffer>, piece: number) {
  const gathering = new Gathering();
  for (let at = 0; at < bytes.length; at += piece) gathering.add(bytes.slice(at, at + piece));
  return gathering.gathered();
}

test.each([
  [0, 1, []],
  [5, 2, [5]],
  [PART, PART / 4, [PART]],
  [PART + 1, 1_000_003, [PART, 1]],
  [2 * PART, 3_000_017, [PART, PART]],
  [2 * PART + 9, 2 * PART + 9, [PART, PART, 9]],
])("joins %i bytes in pieces of %i into parts of the stored size", (length, piece, lengths) => {
  const bytes = numbered(length);
  const { parts } = gathered(bytes, piece);
  expect(parts.map((part) => part.length)).toEqual(lengths);
  // A stored part keeps its whole buffer in memory.
  expect(parts.map(({ buffer }) => buffer.byteLength)).toEqual(lengths);
  expect(Buffer.compare(Buffer.concat(parts), bytes)).toBe(0);
});
