import { useEffect, useRef, useState } from "react";
import type { ReadPiece } from "../../engine";
import { exportCsv } from "./exportCsv";

/** An export that is done sooner needs no progress. */
const QUIET_MS = 300;

/** One export at a time, with its progress once it takes long. Leaving the screen calls it off. */
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
    /** From 0 to 1; none while there is nothing to wait for. */
    share,
    cancel: () => running.current?.abort(),
  };
}
