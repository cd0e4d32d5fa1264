import { useEffect, useState } from "react";
import { Button } from "../../ui/action/Button";
import { ProgressBar } from "../../ui/feedback/ProgressBar";
import { Dialog } from "../../ui/overlay/Dialog";
import { useBackupRun } from "./backupRun";
import { backupTexts as texts } from "./texts";

/** In ms: a shorter backup shows no progress. */
const NOTICEABLE_MS = 400;

/** Progress of a large backup. */
export function BackupProgress() {
  const run = useBackupRun();
  const isRunning = run !== undefined;
  const [isLong, setLong] = useState(false);

  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => setLong(true), NOTICEABLE_MS);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isRunning]);

  if (run === undefined) return null;
  return (
    <Dialog
      isOpen={isLong}
      onClose={run.cancel}
      title={texts.title}
      size="small"
      holds
      footer={<Button onClick={run.cancel}>{texts.cancel}</Button>}
    >
      <ProgressBar label={texts.reading} share={run.share} />
    </Dialog>
  );
}
