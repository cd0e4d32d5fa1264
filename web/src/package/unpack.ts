function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at);
  return bytes;
}

/** Decompresses gzip in base64. Throws if it is damaged. */
export const unpack = (base64: string): Promise<ArrayBuffer> => {
  const packed = new Blob([bytesOf(base64)]).stream();
  return new Response(packed.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
};

/** Like `unpack`, for UTF-8. */
export const unpackText = async (base64: string): Promise<string> =>
  new TextDecoder("utf-8", { ignoreBOM: true }).decode(await unpack(base64));
