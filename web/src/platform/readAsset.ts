import { fromBase85 } from "./base85";

/** Reads a file that came with the page. */
export async function readAsset(address: string): Promise<Blob> {
  const asset = await openAsset(address);
  return asset.blob();
}

/** Like `readAsset`, as a stream. In the single file nothing may be fetched, not even a data: address. */
export async function openAsset(address: string): Promise<Response> {
  if (address.startsWith(PACKED)) return unpacked(new Response(partOfPage(address)));
  if (address.startsWith("data:")) return new Response(bytesOf(address));
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status} ${response.statusText}`);
  // Hosts do not decompress this file, because they do not know its extension.
  return /\.gzip(?:\?|$)/.test(address) ? unpacked(response) : response;
}

/** Prefix of addresses of files that are embedded in the page (web/vite/packedAssets.ts). */
const PACKED = "packed:";

function partOfPage(id: string) {
  const packed = document.getElementById(id)?.textContent;
  if (!packed) throw new Error(`the page holds no ${id}`);
  return fromBase85(packed);
}

const unpacked = ({ body }: Response): Response =>
  new Response(body?.pipeThrough(new DecompressionStream("gzip")) ?? null);

function bytesOf(dataAddress: string): Uint8Array<ArrayBuffer> {
  const text = atob(dataAddress.slice(dataAddress.indexOf(",") + 1));
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i += 1) bytes[i] = text.charCodeAt(i);
  return bytes;
}
