import { ChevronDown, Download, FileSpreadsheet, FileText } from "lucide-react";
import { useCallback, useRef } from "react";
import { Button } from "../../ui/action/Button";
import { MenuButton } from "../../ui/overlay/MenuButton";
import type { MenuEntry, MenuGroup } from "../../ui/overlay/MenuList";
import styles from "./ExportMenu.module.css";
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

/**
 * Exports the rows on the screen as CSV; a menu beside the button offers Excel and all rows. With `iconOnly` the button is
 * the menu. A long export shows its progress and can be cancelled.
 */
export function ExportMenu({ label, lang, rows, part, reason, iconOnly }: ExportMenuProps) {
  const { start, isRunning, share, cancel } = useExport();
  const frame = useRef<HTMLSpanElement>(null);
  const begun = useCallback(() => frame.current?.querySelector("button") ?? null, []);

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
  const menu = { lang, groups, busy: isRunning };
  return (
    <>
      {iconOnly ? (
        <span ref={frame}>
          <MenuButton
            {...menu}
            label={label}
            icon={Download}
            iconOnly
            size="small"
            variant="quiet"
          />
        </span>
      ) : (
        <span ref={frame} className={styles.split}>
          <Button
            icon={Download}
            lang={lang}
            busy={isRunning}
            reason={reason}
            onClick={() => rows && start(rows, "csv")}
          >
            {label}
          </Button>
          {reason === undefined && rows !== undefined && (
            <MenuButton {...menu} label={texts.choices(label)} icon={ChevronDown} iconOnly />
          )}
        </span>
      )}
      {share !== undefined && <ExportProgress share={share} onCancel={cancel} begun={begun} />}
    </>
  );
}
