import { useEffect, useRef, useState } from "react";
import {
  type OnProgress,
  type ReadPiece,
  type ReadSheet,
  refusalText,
  type SheetProblem,
  writeCsv,
  writeSheet,
} from "../../engine";
import { toast } from "../toast/toast";
import { sheetProblemTexts, exportTexts as texts } from "./texts";

/** Rows in two formats. */
export type ExportRows = { csv: ReadPiece; sheet: ReadSheet };

export type ExportFormat = keyof ExportRows;

function problemText(found: SheetProblem): string {
  switch (found.problem) {
    case "tooManyRows":
      // With the header.
      return sheetProblemTexts.tooManyRows(found.max + 1);
    case "columnCount":
      return sheetProblemTexts.columnCount(found.max);
    case "cellTooLong":
      return sheetProblemTexts.cellTooLong(found.row, found.header, found.max);
    case "failed":
    case "notLoaded":
      return sheetProblemTexts[found.problem];
  }
}

/** Downloads rows as a file and reports the result in a toast. */
async function exportRows(
  rows: ExportRows,
  format: ExportFormat,
  onProgress: OnProgress,
  signal: AbortSignal,
): Promise<void> {
  const written =
    format === "csv"
      ? await writeCsv(rows.csv, onProgress, signal)
      : await writeSheet(rows.sheet, onProgress, signal);
  switch (written.kind) {
    case "done":
      return toast(texts.done(written.name));
    case "cancelled":
      return toast(texts.cancelled, "info");
    case "refused":
      return toast(refusalText(written.refusal), "danger");
    case "unwritten":
      return toast(problemText(written.problem), "danger");
  }
}

/** In ms: shorter exports show no progress. */
const QUIET_MS = 300;

/** Runs one export at a time and shows progress if it is slow. Leaving the screen cancels it. */
export function useExport() {
  const [isRunning, setRunning] = useState(false);
  const [share, setShare] = useState<number>();
  const running = useRef<AbortController>(undefined);

  useEffect(() => () => running.current?.abort(), []);

  async function run(rows: ExportRows, format: ExportFormat) {
    const stop = new AbortController();
    running.current = stop;
    let begun: number | undefined;
    const progress = (done: number) => {
      begun ??= performance.now();
      if (performance.now() - begun >= QUIET_MS) setShare(done);
    };
    setRunning(true);
    try {
      await exportRows(rows, format, progress, stop.signal);
    } finally {
      setRunning(false);
      setShare(undefined);
    }
  }

  return {
    start: (rows: ExportRows, format: ExportFormat) => void run(rows, format),
    isRunning,
    /** From 0 to 1; `undefined` while no progress is shown. */
    share,
    cancel: () => running.current?.abort(),
  };
}
