import { Download } from "lucide-react";
import { type ReactNode, useCallback, useRef } from "react";
import type { ReadPiece } from "../../engine";
import { Button } from "../../ui/action/Button";
import { CsvProgress } from "./CsvProgress";
import { useCsvExport } from "./useCsvExport";

export type CsvExportButtonProps = {
  children: ReactNode;
  lang?: string | undefined;
  /** Reads the file; `undefined` if there is nothing to export. `reason` then says why. */
  read: ReadPiece | undefined;
  reason?: string | undefined;
};

/** Exports rows as CSV. A long export shows its progress and can be cancelled. */
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
