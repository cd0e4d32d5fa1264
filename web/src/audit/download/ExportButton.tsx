import { Download } from "lucide-react";
import type { ReactNode } from "react";
import type { DataSubject } from "../../core/pkg/portal_core";
import { Button } from "../../ui/action/Button";
import { ProgressBar } from "../../ui/feedback/ProgressBar";
import { Dialog } from "../../ui/overlay/Dialog";
import { useTableExport } from "./useTableExport";
import type { TableRowsWanted } from "./writeTable";

export type ExportButtonProps = {
  /** The button's label. */
  children: ReactNode;
  lang?: string | undefined;
  /** None while there is no table; `reason` says why then. */
  subject: DataSubject | undefined;
  rows: TableRowsWanted;
  reason?: string | undefined;
};

/** Exports a table as CSV; a long export shows how far it is and can be called off. */
export function ExportButton({ children, lang, subject, rows, reason }: ExportButtonProps) {
  const { start, isRunning, share, cancel } = useTableExport();
  return (
    <>
      <Button
        icon={Download}
        lang={lang}
        reason={reason}
        busy={isRunning}
        onClick={() => subject && start(subject, rows)}
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
