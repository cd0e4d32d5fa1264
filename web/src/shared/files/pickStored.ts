import { bytesOf, type FileView } from "../../engine";
import { toast } from "../toast/toast";
import { shownFileTexts } from "./texts";

/** Stored files as files that can be attached elsewhere. One whose bytes are missing is named in a toast. */
export async function pickStored(stored: readonly FileView[]): Promise<File[]> {
  const files = await Promise.all(
    stored.map(async ({ id, name, mediaType }) => {
      const bytes = await bytesOf(id).catch(() => undefined);
      if (bytes !== undefined) return new File([bytes], name, { type: mediaType });
      toast(shownFileTexts.missing(name), "danger");
      return undefined;
    }),
  );
  return files.filter((file) => file !== undefined);
}
