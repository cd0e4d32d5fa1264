/** The bytes of a file that came with the page. */
export async function readAsset(address: string): Promise<Blob> {
  const asset = await openAsset(address);
  return asset.blob();
}

/** The same, to be read while it comes. In the single file nothing may be fetched, not even a data: address. */
export async function openAsset(address: string): Promise<Response> {
  if (address.startsWith("data:")) return new Response(streamOf(address));
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status} ${response.statusText}`);
  return response;
}

function streamOf(dataAddress: string): ReadableStream<Uint8Array> {
  const text = atob(dataAddress.slice(dataAddress.indexOf(",") + 1));
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i += 1) bytes[i] = text.charCodeAt(i);
  const stream = new Blob([bytes]).stream();
  // How the build packs the larger files (web/vite/packedAssets.ts).
  const isPacked = dataAddress.startsWith("data:application/gzip;");
  return isPacked ? stream.pipeThrough(new DecompressionStream("gzip")) : stream;
}
