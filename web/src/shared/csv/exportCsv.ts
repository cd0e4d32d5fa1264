import { type OnProgress, type ReadPiece, refusalText, writeCsv } from "../../engine";
import { toast } from "../toast/toast";

/** Lets the browser save rows as a CSV file, and says in a toast what came of it. */
export async function exportCsv(
  read: ReadPiece,
  onProgress: OnProgress = () => {},
  signal?: AbortSignal,
): Promise<void> {
  const written = await writeCsv(read, onProgress, signal);
  switch (written.kind) {
    case "done":
      return toast(`Berkas ${written.name} diunduh.`);
    case "cancelled":
      return toast("Unduhan dibatalkan; tidak ada berkas yang disimpan.", "info");
    case "refused":
      return toast(refusalText(written.refusal), "danger");
  }
}
