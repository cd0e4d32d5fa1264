import {
  ArchiveArrowDown,
  ArchiveRestore,
  Download,
  FilePlus2,
  type LucideIcon,
  RefreshCw,
  RotateCcw,
} from "lucide-react";
import { copySetAside, copyStored, trySavingAgain } from "../../engine";
import { Button } from "../../ui/action/Button";
import { openDataTask } from "./dataTasks";
import { handOut } from "./handOut";
import styles from "./StepButtons.module.css";
import { stepTexts as texts } from "./texts";

/** An action that helps with a problem of the storage. */
export type Step =
  | "retry"
  | "backup"
  | "reload"
  | "copyStored"
  | "copySetAside"
  | "startOver"
  | "restore";

const STEPS: Record<Step, { label: string; icon: LucideIcon; take: () => void }> = {
  retry: { label: texts.retry, icon: RefreshCw, take: trySavingAgain },
  backup: {
    label: texts.backup,
    icon: ArchiveArrowDown,
    take: () => void openDataTask("backup"),
  },
  reload: { label: texts.reload, icon: RotateCcw, take: () => location.reload() },
  copyStored: {
    label: texts.copy,
    icon: Download,
    take: () => void handOut(copyStored()),
  },
  copySetAside: {
    label: texts.copy,
    icon: Download,
    take: () => void handOut(copySetAside()),
  },
  restore: {
    label: texts.restore,
    icon: ArchiveRestore,
    take: () => void openDataTask("restore"),
  },
  startOver: {
    label: texts.startOver,
    icon: FilePlus2,
    take: () => void openDataTask("startOver"),
  },
};

/** Buttons for actions, the most helpful first. */
export function StepButtons({ steps }: { steps: readonly Step[] }) {
  if (steps.length === 0) return null;
  return (
    <div className={styles.steps}>
      {steps.map((step) => {
        const { label, icon, take } = STEPS[step];
        return (
          <Button key={step} size="small" icon={icon} onClick={take}>
            {label}
          </Button>
        );
      })}
    </div>
  );
}
