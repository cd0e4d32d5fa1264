import { FileDown, Printer, Share2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button } from "../../ui/action/Button";
import { Panel } from "../../ui/page/Panel";
import styles from "./actions.module.css";
import { useTicketActions } from "./useTicketActions";

export type QuickActionsProps = {
  ticket: string;
  /** The area's additional actions, shown first. */
  children?: ReactNode;
};

/** Quick Actions (§2.3, §2.5) of the open ticket. */
export function QuickActions({ ticket, children }: QuickActionsProps) {
  const { print, exportPdf, share } = useTicketActions(ticket);
  const [exporting, setExporting] = useState(false);
  return (
    <div className={styles.notPrinted}>
      <Panel title="Quick Actions" lang="en">
        <div className={styles.stack}>
          {children}
          <Button fullWidth lang="en" icon={Printer} onClick={print}>
            Print Ticket
          </Button>
          <Button
            fullWidth
            lang="en"
            icon={FileDown}
            busy={exporting}
            onClick={async () => {
              setExporting(true);
              await exportPdf();
              setExporting(false);
            }}
          >
            Export to PDF
          </Button>
          <Button fullWidth lang="en" icon={Share2} onClick={share}>
            Share Ticket
          </Button>
        </div>
      </Panel>
    </div>
  );
}
