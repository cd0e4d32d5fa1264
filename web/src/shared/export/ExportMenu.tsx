import { Download, FileSpreadsheet, FileText } from "lucide-react";
import { useCallback, useRef } from "react";
import { MenuButton } from "../../ui/overlay/MenuButton";
import type { MenuEntry, MenuGroup } from "../../ui/overlay/MenuList";
import { ReasonedMenuButton } from "../../ui/overlay/ReasonedMenuButton";
import { ExportProgress } from "./ExportProgress";
import { exportTexts as texts } from "./texts";
import { type ExportFormat, type ExportRows, useExport } from "./useExport";

/** The rows that a search or filter leaves, beside all rows. */
type ExportPart = { shown: number; total: number; all: ExportRows };

export type ExportMenuProps = {
  label: string;
  lang?: string | undefined;
  /** `undefined` if there is nothing to export; `reason` then says why. */
  rows: ExportRows | undefined;
  /** Set if `rows` are not all rows. */
  part?: ExportPart | undefined;
  reason?: string | undefined;
  iconOnly?: boolean | undefined;
};

/** Exports rows as Excel or CSV. A long export shows its progress and can be cancelled. */
export function ExportMenu({ label, lang, rows, part, reason, iconOnly }: ExportMenuProps) {
  const { start, isRunning, share, cancel } = useExport();
  const button = useRef<HTMLButtonElement>(null);
  const begun = useCallback(() => button.current, []);

  const entries = (of: ExportRows | undefined, named: (format: string) => string): MenuEntry[] => {
    const entry = (format: ExportFormat, name: string): MenuEntry => ({
      key: format,
      label: named(name),
      icon: format === "csv" ? FileText : FileSpreadsheet,
      onSelect: () => of && start(of, format),
    });
    return [entry("sheet", texts.excel), entry("csv", texts.csv)];
  };
  const groups: MenuGroup[] =
    part === undefined
      ? [{ key: "all", entries: entries(rows, (format) => format) }]
      : [
          {
            key: "part",
            heading: texts.found,
            entries: entries(rows, (format) => texts.part(format, part.shown, part.total)),
          },
          {
            key: "all",
            heading: texts.allRows,
            entries: entries(part.all, (format) => texts.whole(format, part.total)),
          },
        ];
  const menu = { label, lang, icon: Download, groups, busy: isRunning, ref: button };
  return (
    <>
      {iconOnly ? (
        <MenuButton {...menu} iconOnly size="small" variant="quiet" />
      ) : (
        <ReasonedMenuButton {...menu} reason={reason} />
      )}
      {share !== undefined && <ExportProgress share={share} onCancel={cancel} begun={begun} />}
    </>
  );
}
