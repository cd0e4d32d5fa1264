import { readView, refusalText, writeCsv } from "../../engine";
import { exportTexts } from "../../shared/export/texts";
import { toast } from "../../shared/toast/toast";

/** Saves all canned replies as a CSV file, which people can edit and import. */
export async function exportReplies() {
  const written = await writeCsv(
    () => readView("cannedReplyCsv"),
    () => undefined,
    undefined,
  );
  if (written.kind === "done") toast(exportTexts.done(written.name));
  if (written.kind === "refused") toast(refusalText(written.refusal), "danger");
}
