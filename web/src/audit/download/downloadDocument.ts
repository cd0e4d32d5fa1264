import {
  bytesOf,
  type DataSubject,
  type DocumentBytes,
  readView,
  refusalText,
  writePdf,
} from "../../engine";
import { download } from "../../platform/download";
import { toast } from "../../shared/toast/toast";

/** The bytes, wherever they come from; none if the file is not kept on this device. */
async function bytesFrom(source: DocumentBytes): Promise<Blob | undefined> {
  if ("text" in source) return new Blob([source.text], { type: "text/plain;charset=utf-8" });
  if ("pdf" in source) {
    const { segments } = await writePdf(source.pdf);
    return new Blob(segments, { type: "application/pdf" });
  }
  return bytesOf(source.kept);
}

/** Lets the browser save a document under its name (decisions §6), and says in a toast what came of it. */
export async function downloadDocument(subject: DataSubject): Promise<void> {
  const answer = readView("documentFile", subject);
  if (answer.kind === "refused") return toast(refusalText(answer.refusal), "danger");
  const { name, bytes } = answer.value;
  const blob = await bytesFrom(bytes).catch(() => undefined);
  if (blob === undefined) {
    return toast(`Isi berkas ${name} tidak dapat dibaca di perangkat ini.`, "danger");
  }
  download(name, blob);
  toast(`Berkas ${name} diunduh.`);
}
