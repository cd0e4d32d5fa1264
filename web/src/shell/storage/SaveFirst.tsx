import { ArchiveArrowDown } from "lucide-react";
import { useIsKeeping } from "../../engine";
import { Button } from "../../ui/action/Button";
import { runBackup, useBackupRun } from "./backupRun";
import styles from "./dialogs.module.css";
import { backupTexts as texts } from "./texts";

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
        {texts.first}
      </Button>
      <small>{isKeeping ? texts.withDrafts : texts.withoutDrafts}</small>
    </div>
  );
}
