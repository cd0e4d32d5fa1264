import { download } from "../../platform/download";
import { toast } from "../../shared/toast/toast";
import { backupTexts as texts } from "./texts";

/** Downloads a copy of the stored data. Returns false if there was none. */
export async function handOut(copy: Promise<Blob | undefined>): Promise<boolean> {
  const file = await copy;
  if (file !== undefined) download(texts.copyName, file);
  else toast(texts.notCopied, "danger");
  return file !== undefined;
}
