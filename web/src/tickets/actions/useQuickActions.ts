import { FileDown, type LucideIcon, Printer, Share2 } from "lucide-react";
import { useState } from "react";
import { useTicketActions } from "./useTicketActions";

type QuickAction = {
  key: string;
  label: string;
  lang: "en";
  icon: LucideIcon;
  busy: boolean;
  onSelect: () => void;
};

/** Quick Actions (§2.3, §2.5) of the open ticket, for a row of buttons or a menu. */
export function useQuickActions(ticket: string): QuickAction[] {
  const { print, exportPdf, share } = useTicketActions(ticket);
  const [exporting, setExporting] = useState(false);

  async function exportOnce() {
    setExporting(true);
    await exportPdf();
    setExporting(false);
  }

  const action = (key: string, label: string, icon: LucideIcon, onSelect: () => void) =>
    ({ key, label, lang: "en", icon, busy: key === "pdf" && exporting, onSelect }) as const;
  return [
    action("print", "Print Ticket", Printer, print),
    action("pdf", "Export to PDF", FileDown, () => void exportOnce()),
    action("share", "Share Ticket", Share2, share),
  ];
}
