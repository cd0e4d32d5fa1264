/** So long, bytes lie in the database as a Blob. */
const LONG = 4 * 1024 * 1024;

/**
 * Bytes as they are to lie in the database. The browser writes and reads a Blob beside the page, which would stand still while it
 * copied half a gigabyte into a record or out of one.
 */
export const asStored = (bytes: Uint8Array): Uint8Array | Blob =>
  bytes.length < LONG ? bytes : new Blob([ofOneBuffer(bytes)]);

/** The bytes that lay there. Anything else is what it was, and so is a Blob that can no longer be read. */
export async function asRead(value: unknown): Promise<unknown> {
  if (!(value instanceof Blob)) return value;
  try {
    return new Uint8Array(await value.arrayBuffer());
  } catch {
    return value;
  }
}

/** The same without a copy, as the type of a Blob's parts wants it. */
const ofOneBuffer = ({ buffer, byteOffset, length }: Uint8Array): Uint8Array<ArrayBuffer> =>
  buffer instanceof ArrayBuffer
    ? new Uint8Array(buffer, byteOffset, length)
    : new Uint8Array(buffer).slice(byteOffset, byteOffset + length);
