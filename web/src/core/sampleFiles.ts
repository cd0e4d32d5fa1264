import { readAsset } from "./readAsset";

const prefix = "seed:";

const addresses = import.meta.glob<string>("../../../seeds/files/*", {
  query: "?url",
  import: "default",
});

/** The bytes of a file that came with the sample data, whose attachment ids are 'seed:' and the file's name. */
export async function sampleFile(id: string): Promise<Blob | undefined> {
  if (!id.startsWith(prefix)) return undefined;
  const address = await addresses[`../../../seeds/files/${id.slice(prefix.length)}`]?.();
  return address === undefined ? undefined : readAsset(address);
}
