import { useEffect, useRef, useState } from "react";
import { type Backup, openBackup } from "../../../core/backupReading";
import { portal } from "../../../core/portal";
import { refusedText, restoreBackup } from "../replacing";
import { backupProblemText } from "./backupProblemText";

export type Stage =
  | { kind: "choosing"; error: string | undefined }
  | { kind: "checking"; name: string; share: number }
  | { kind: "checked"; name: string; backup: Backup; error: string | undefined };

const atFirst: Stage = { kind: "choosing", error: undefined };

/** The way from a chosen file to its content in the place of everything. Until `restore` nothing is changed. */
export function useRestore(onDone: () => void) {
  const [stage, setStage] = useState<Stage>(atFirst);
  const checking = useRef<AbortController>(undefined);

  useEffect(() => () => checking.current?.abort(), []);

  function forget() {
    checking.current?.abort();
    setStage(atFirst);
  }

  async function choose([file, ...others]: readonly File[]) {
    if (file === undefined) return;
    if (others.length > 0) return setStage({ kind: "choosing", error: "Pilih satu berkas saja." });
    checking.current?.abort();
    const abort = new AbortController();
    checking.current = abort;
    const { name } = file;
    const progress = (share: number) => setStage({ kind: "checking", name, share });
    progress(0);
    try {
      const opened = await openBackup(portal(), file, { signal: abort.signal, progress });
      setStage(
        opened.kind === "opened"
          ? { kind: "checked", name, backup: opened.backup, error: undefined }
          : { kind: "choosing", error: backupProblemText(name, opened.problem) },
      );
    } catch (error) {
      if (!abort.signal.aborted) throw error;
    }
  }

  function restore() {
    if (stage.kind !== "checked") return;
    const refused = restoreBackup(stage.backup);
    if (refused !== undefined) return setStage({ ...stage, error: refusedText(refused) });
    onDone();
  }

  return { stage, choose, forget, restore };
}
