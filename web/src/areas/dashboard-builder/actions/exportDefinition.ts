import { readView, refusalText } from "../../../engine";
import { download } from "../../../platform/download";
import { toast } from "../../../shared/toast/toast";

/** Lets the browser save a dashboard's definition file (decisions §7), and says so. */
export function exportDefinition(dashboard: string): void {
  const answer = readView("definitionFile", dashboard);
  if (answer.kind === "refused") {
    toast(refusalText(answer.refusal), "danger");
    return;
  }
  const { name, definition } = answer.value;
  const text = `${JSON.stringify(definition, null, 2)}\n`;
  download(name, new Blob([text], { type: "application/json" }));
  toast(`Berkas ${name} diunduh.`);
}
