import { readAsset } from "../../platform/readAsset";

const prefix = "seed:";

/** True for files that come with the portal. */
export const isSampleFile = (id: string): boolean => id.startsWith(prefix);

const addresses = import.meta.glob<string>("../../../../seeds/files/*", {
  query: "?url",
  import: "default",
});

/** Bytes of a sample file; its attachment id is 'seed:' and its name. */
export async function sampleFile(id: string): Promise<Blob | undefined> {
  if (!isSampleFile(id)) return undefined;
  const address = await addresses[`../../../../seeds/files/${id.slice(prefix.length)}`]?.();
  return address === undefined ? undefined : readAsset(address);
}
