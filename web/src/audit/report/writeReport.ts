import { readView, refusalText, writePdf } from "../../engine";
import { download } from "../../platform/download";
import { reportTexts as texts } from "./texts";

/** Creates the report of an assignment and downloads it. Returns the message for the user. */
export async function writeReport(
  assignment: string,
): Promise<{ isDone: boolean; message: string }> {
  const print = readView("auditReport", assignment);
  if (print.kind === "refused") return { isDone: false, message: refusalText(print.refusal) };
  const { name, document } = print.value;
  const { segments, boxes } = await writePdf(document);
  download(name, new Blob(segments, { type: "application/pdf" }));
  const message = [texts.saved(name), boxes > 0 && texts.boxes(boxes)].filter(Boolean).join(" ");
  return { isDone: true, message };
}
