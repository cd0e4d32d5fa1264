import { Download } from "lucide-react";
import type { ReactNode } from "react";
import type { ReadPiece } from "../../core/writeCsv";
import { Button } from "../action/Button";
import { ProgressBar } from "../feedback/ProgressBar";
import { Dialog } from "../overlay/Dialog";
import { useCsvExport } from "./useCsvExport";

export type CsvExportButtonProps = {
  /** The button's label. */
  children: ReactNode;
  lang?: string | undefined;
  /** Reads the file; none while there is nothing to export, and `reason` says why then. */
  read: ReadPiece | undefined;
  reason?: string | undefined;
};

/** Exports rows as CSV; a long export shows how far it is and can be called off. */
export function CsvExportButton({ children, lang, read, reason }: CsvExportButtonProps) {
  const { start, isRunning, share, cancel } = useCsvExport();
  return (
    <>
      <Button
        icon={Download}
        lang={lang}
        reason={reason}
        busy={isRunning}
        onClick={() => read && start(read)}
      >
        {children}
      </Button>
      <Dialog
        isOpen={share !== undefined}
        onClose={cancel}
        title="Menulis berkas CSV"
        size="small"
        footer={<Button onClick={cancel}>Batalkan</Button>}
      >
        <ProgressBar label="Baris demi baris ditulis ke berkas…" share={share ?? 0} />
      </Dialog>
    </>
  );
}
