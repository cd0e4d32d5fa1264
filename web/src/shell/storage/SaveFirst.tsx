import { ArchiveArrowDown } from "lucide-react";
import { useIsKeeping } from "../../engine";
import { Button } from "../../ui/action/Button";
import { runBackup, useBackupRun } from "./backupRun";
import styles from "./dialogs.module.css";

/** Offers a backup before all data are replaced. */
export function SaveFirst() {
  const isRunning = useBackupRun() !== undefined;
  const isKeeping = useIsKeeping();
  return (
    <div className={styles.saveFirst}>
      <Button
        size="small"
        icon={ArchiveArrowDown}
        busy={isRunning}
        onClick={() => void runBackup()}
      >
        Simpan cadangan dulu
      </Button>
      <small>{isKeeping ? "Draf ikut disimpan." : "Cadangan tidak memuat draf."}</small>
    </div>
  );
}
