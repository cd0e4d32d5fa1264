import { useEffect, useRef, useState } from "react";
import { type OnProgress, type ReadPiece, refusalText, writeCsv } from "../../engine";
import { toast } from "../toast/toast";
import { csvTexts as texts } from "./texts";

/** Downloads rows as CSV and reports the result in a toast. */
async function exportCsv(
  read: ReadPiece,
  onProgress: OnProgress = () => {},
  signal?: AbortSignal,
): Promise<void> {
  const written = await writeCsv(read, onProgress, signal);
  switch (written.kind) {
    case "done":
      return toast(texts.done(written.name));
    case "cancelled":
      return toast(texts.cancelled, "info");
    case "refused":
      return toast(refusalText(written.refusal), "danger");
  }
}

/** In ms: shorter exports show no progress. */
const QUIET_MS = 300;

/** Runs one export at a time and shows progress if it is slow. Leaving the screen cancels it. */
export function useCsvExport() {
  const [isRunning, setRunning] = useState(false);
  const [share, setShare] = useState<number>();
  const running = useRef<AbortController>(undefined);

  useEffect(() => () => running.current?.abort(), []);

  async function run(read: ReadPiece) {
    const stop = new AbortController();
    running.current = stop;
    let begun: number | undefined;
    const progress = (done: number) => {
      begun ??= performance.now();
      if (performance.now() - begun >= QUIET_MS) setShare(done);
    };
    setRunning(true);
    try {
      await exportCsv(read, progress, stop.signal);
    } finally {
      setRunning(false);
      setShare(undefined);
    }
  }

  return {
    start: (read: ReadPiece) => void run(read),
    isRunning,
    /** From 0 to 1; `undefined` while no progress is shown. */
    share,
    cancel: () => running.current?.abort(),
  };
}
