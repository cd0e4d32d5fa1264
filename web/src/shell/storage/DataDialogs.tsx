import { BackupProgress } from "./BackupProgress";
import type { DataTask } from "./dataTasks";
import { ForgetAsideDialog } from "./ForgetAsideDialog";
import { IntegrityDialog } from "./IntegrityDialog";
import { ResetDialog } from "./ResetDialog";
import { RestoreDialog } from "./restore/RestoreDialog";
import { StartOverDialog } from "./StartOverDialog";

export type DataDialogsProps = { task: DataTask | undefined; onClose: () => void };

/** The dialogs about all data. */
export function DataDialogs({ task, onClose }: DataDialogsProps) {
  return (
    <>
      <ResetDialog isOpen={task === "reset"} onClose={onClose} />
      <RestoreDialog isOpen={task === "restore"} onClose={onClose} />
      <StartOverDialog isOpen={task === "startOver"} onClose={onClose} />
      <IntegrityDialog isOpen={task === "integrity"} onClose={onClose} />
      <ForgetAsideDialog isOpen={task === "forgetAside"} onClose={onClose} />
      <BackupProgress />
    </>
  );
}
