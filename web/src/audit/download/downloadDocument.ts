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
import { downloadTexts } from "../texts";

/** Returns a document's bytes; `undefined` if the file is not on this device. */
async function bytesFrom(source: DocumentBytes): Promise<Blob | undefined> {
  if ("text" in source) return new Blob([source.text], { type: "text/plain;charset=utf-8" });
  if ("pdf" in source) {
    const { segments } = await writePdf(source.pdf);
    return new Blob(segments, { type: "application/pdf" });
  }
  return bytesOf(source.kept);
}

/** Downloads a document (decisions §6) and reports the result in a toast. */
export async function downloadDocument(subject: DataSubject): Promise<void> {
  const answer = readView("documentFile", subject);
  if (answer.kind === "refused") return toast(refusalText(answer.refusal), "danger");
  const { name, bytes } = answer.value;
  const blob = await bytesFrom(bytes).catch(() => undefined);
  if (blob === undefined) {
    return toast(downloadTexts.unreadable(name), "danger");
  }
  download(name, blob);
  toast(downloadTexts.done(name));
}
