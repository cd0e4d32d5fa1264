import { useEffect, useRef, useState } from "react";
import { type Backup, openBackup, portal } from "../../../engine";
import { refusedText, restoreBackup } from "../replacing";
import { backupProblemTexts, restoreTexts as texts } from "./texts";

export type Stage =
  | { kind: "choosing"; error: string | undefined }
  | { kind: "checking"; name: string; share: number }
  | {
      kind: "checked";
      name: string;
      backup: Backup;
      error: string | undefined;
      /** Progress of restoring, from 0 to 1. */
      restored?: number;
    };

const atFirst: Stage = { kind: "choosing", error: undefined };

/** Checks a chosen file and restores it. Nothing changes before `restore`. */
export function useRestore(onDone: () => void) {
  const [stage, setStage] = useState<Stage>(atFirst);
  const working = useRef<AbortController>(undefined);

  useEffect(() => () => working.current?.abort(), []);

  function forget() {
    working.current?.abort();
    setStage(atFirst);
  }

  /** Cancels the previous check. */
  function begin(): AbortSignal {
    working.current?.abort();
    working.current = new AbortController();
    return working.current.signal;
  }

  async function choose([file, ...others]: readonly File[]) {
    if (file === undefined) return;
    if (others.length > 0) return setStage({ kind: "choosing", error: texts.oneFile });
    const signal = begin();
    const { name } = file;
    const progress = (share: number) => setStage({ kind: "checking", name, share });
    progress(0);
    try {
      const opened = await openBackup(portal(), file, { signal, progress });
      setStage(
        opened.kind === "opened"
          ? { kind: "checked", name, backup: opened.backup, error: undefined }
          : { kind: "choosing", error: backupProblemTexts[opened.problem](name) },
      );
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  }

  async function restore() {
    if (stage.kind !== "checked" || stage.restored !== undefined) return;
    const signal = begin();
    const progress = (restored: number) => {
      signal.throwIfAborted();
      setStage({ ...stage, error: undefined, restored });
    };
    try {
      await portal().living.prepare(stage.backup.snapshot, progress);
      signal.throwIfAborted();
    } catch (error) {
      if (signal.aborted) return;
      throw error;
    }
    const refused = restoreBackup(stage.backup);
    if (refused !== undefined) return setStage({ ...stage, error: refusedText(refused) });
    onDone();
  }

  return { stage, choose, forget, restore };
}
