import { download } from "../../platform/download";
import { toast } from "../../shared/toast/toast";

/** Downloads a copy of the stored data. Returns false if there was none. */
export async function handOut(copy: Promise<Blob | undefined>): Promise<boolean> {
  const file = await copy;
  if (file !== undefined) download("Salinan_Portal_Minerba.bin", file);
  else toast("Salinan tidak dapat dibuat: penyimpanan peramban tidak terbaca.", "danger");
  return file !== undefined;
}
