import { type Answer, refusalText, type TextFile } from "../../engine";
import { download } from "../../platform/download";
import { toast } from "../../shared/toast/toast";
import { downloadTexts as texts } from "../texts";

/** Downloads figures or rows as a file, or gives the reason for a refusal. */
export function saveCsv(file: Answer<TextFile>): void {
  if (file.kind === "refused") {
    toast(refusalText(file.refusal), "danger");
    return;
  }
  const { name, content } = file.value;
  download(name, new Blob([content], { type: "text/csv;charset=utf-8" }));
  toast(texts.done(name));
}
