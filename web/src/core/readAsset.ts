/** The bytes of a file that came with the page. In the single file nothing may be fetched, not even a data: address. */
export async function readAsset(address: string): Promise<Blob> {
  if (address.startsWith("data:")) return fromDataAddress(address);
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status} ${response.statusText}`);
  return response.blob();
}

function fromDataAddress(address: string): Promise<Blob> | Blob {
  const text = atob(address.slice(address.indexOf(",") + 1));
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i += 1) bytes[i] = text.charCodeAt(i);
  const blob = new Blob([bytes]);
  // How the build packs the larger files (web/vite/packedAssets.ts).
  if (!address.startsWith("data:application/gzip;")) return blob;
  return new Response(blob.stream().pipeThrough(new DecompressionStream("gzip"))).blob();
}
