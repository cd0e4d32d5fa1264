import { FileDown, type LucideIcon, Printer, Share2 } from "lucide-react";
import { useState } from "react";
import { quickTexts } from "./texts";
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
    action("print", quickTexts.print, Printer, print),
    action("pdf", quickTexts.exportPdf, FileDown, () => void exportOnce()),
    action("share", quickTexts.share, Share2, share),
  ];
}
