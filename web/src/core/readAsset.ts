/** The bytes of a file that came with the page. In the single file nothing may be fetched, not even a data: address. */
export async function readAsset(address: string): Promise<Blob> {
  if (address.startsWith("data:")) {
    const text = atob(address.slice(address.indexOf(",") + 1));
    return new Blob([Uint8Array.from(text, (character) => character.charCodeAt(0))]);
  }
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status} ${response.statusText}`);
  return response.blob();
}
