const prefix = "seed:";

const addresses = import.meta.glob<string>("../../../seeds/files/*", {
  query: "?url",
  import: "default",
});

/** In the single file nothing may be fetched, not even a data: address. */
function decode(dataUrl: string): Blob {
  const text = atob(dataUrl.slice(dataUrl.indexOf(",") + 1));
  return new Blob([Uint8Array.from(text, (character) => character.charCodeAt(0))]);
}

/** The bytes of a file that came with the sample data, whose attachment ids are 'seed:' and the file's name. */
export async function sampleFile(id: string): Promise<Blob | undefined> {
  if (!id.startsWith(prefix)) return undefined;
  const address = await addresses[`../../../seeds/files/${id.slice(prefix.length)}`]?.();
  if (address === undefined) return undefined;
  if (address.startsWith("data:")) return decode(address);
  const response = await fetch(address);
  return response.ok ? response.blob() : undefined;
}
