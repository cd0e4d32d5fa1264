import { ArchiveArrowDown, ArchiveRestore, RotateCcw } from "lucide-react";
import { useState } from "react";
import { Button } from "../../ui/action/Button";
import { ThemeToggle } from "../../ui/action/ThemeToggle";
import { dataMenuTexts as texts } from "../layout/texts";
import { useTheme } from "../layout/theme";
import { type DataTask, openDataTask } from "../storage/dataTasks";
import styles from "./SampleData.module.css";

const TASKS = [
  { task: "backup", label: texts.backup, icon: ArchiveArrowDown },
  { task: "restore", label: texts.restore, icon: ArchiveRestore },
  { task: "reset", label: texts.reset, icon: RotateCcw },
] as const;

/** Actions on all data, and the theme. */
export function SampleData() {
  const [opening, setOpening] = useState<DataTask>();
  const { theme, choose } = useTheme();

  async function open(task: DataTask) {
    setOpening(task);
    await openDataTask(task);
    setOpening(undefined);
  }

  return (
    <div className={styles.row}>
      <div className={styles.tasks}>
        {TASKS.map(({ task, label, icon }) => (
          <Button
            key={task}
            icon={icon}
            variant="quiet"
            size="small"
            busy={task === opening}
            onClick={() => void open(task)}
          >
            {label}
          </Button>
        ))}
      </div>
      <ThemeToggle theme={theme} onChange={choose} />
    </div>
  );
}
