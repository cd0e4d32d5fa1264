import { ArchiveArrowDown } from "lucide-react";
import { Button } from "../../ui/action/Button";
import { runBackup, useBackupRun } from "./backupRun";

/** Offered before all data is replaced. */
export function SaveFirst() {
  const isRunning = useBackupRun() !== undefined;
  return (
    <Button size="small" icon={ArchiveArrowDown} busy={isRunning} onClick={() => void runBackup()}>
      Simpan cadangan dulu
    </Button>
  );
}
