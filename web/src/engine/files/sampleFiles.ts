import { readAsset } from "../../platform/readAsset";

const prefix = "seed:";

/** Whether a file comes with the portal itself. */
export const isSampleFile = (id: string): boolean => id.startsWith(prefix);

const addresses = import.meta.glob<string>("../../../../seeds/files/*", {
  query: "?url",
  import: "default",
});

/** The bytes of a file that came with the sample data, whose attachment ids are 'seed:' and the file's name. */
export async function sampleFile(id: string): Promise<Blob | undefined> {
  if (!isSampleFile(id)) return undefined;
  const address = await addresses[`../../../../seeds/files/${id.slice(prefix.length)}`]?.();
  return address === undefined ? undefined : readAsset(address);
}
