import type { DataSubject } from "../../core/pkg/portal_core";
import { refusalText } from "../../core/refusalText";
import { toast } from "../../ui/feedback/toast";
import { type OnProgress, type TableRowsWanted, writeTable } from "./writeTable";

/** Lets the browser save the rows of a table as a CSV file, and says in a toast what came of it. */
export async function exportTable(
  subject: DataSubject,
  rows: TableRowsWanted,
  onProgress: OnProgress = () => {},
  signal?: AbortSignal,
): Promise<void> {
  const written = await writeTable(subject, rows, onProgress, signal);
  switch (written.kind) {
    case "done":
      return toast(`Berkas ${written.name} diunduh.`);
    case "cancelled":
      return toast("Unduhan dibatalkan; tidak ada berkas yang disimpan.", "info");
    case "refused":
      return toast(refusalText(written.refusal), "danger");
  }
}
