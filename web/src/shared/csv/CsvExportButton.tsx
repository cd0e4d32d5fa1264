import { Download } from "lucide-react";
import { type ReactNode, useCallback, useRef } from "react";
import type { ReadPiece } from "../../engine";
import { Button } from "../../ui/action/Button";
import { CsvProgress } from "./CsvProgress";
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
  const button = useRef<HTMLButtonElement>(null);
  const begun = useCallback(() => button.current, []);
  return (
    <>
      <Button
        ref={button}
        icon={Download}
        lang={lang}
        reason={reason}
        busy={isRunning}
        onClick={() => read && start(read)}
      >
        {children}
      </Button>
      {share !== undefined && <CsvProgress share={share} onCancel={cancel} begun={begun} />}
    </>
  );
}
