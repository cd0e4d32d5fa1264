import { GitCompareArrows } from "lucide-react";
import type { DatasetFacts } from "../../engine";
import { useOverPage } from "../../shared/useOverPage";
import { Button } from "../../ui/action/Button";
import { SelectField } from "../../ui/form/SelectField";
import { CompareDialog, versionOptions } from "./CompareDialog";
import { versionTexts as texts } from "./texts";
import { useWantedRows } from "./useWantedRows";
import styles from "./VersionBar.module.css";

export type VersionBarProps = {
  dataset: DatasetFacts;
  /** Called with the number of an earlier version, or `undefined` for the newest. */
  onVersion: (number: string | undefined) => void;
};

/** Chooses the version on the screen and compares it with another; draws nothing for a dataset with one version. */
export function VersionBar({ dataset, onVersion }: VersionBarProps) {
  const { versions, subject, content } = dataset;
  const { opened, open, close } = useOverPage<"compare">();
  useWantedRows([content]);
  const [newest] = versions;
  if (versions.length < 2 || newest === undefined) return null;
  function choose(chosen: string) {
    const version = versions.find((version) => version.content === chosen);
    onVersion(version === newest ? undefined : version && String(version.number));
  }
  return (
    <div className={styles.bar}>
      <SelectField
        label={texts.label}
        layout="inline"
        size="small"
        value={content}
        options={versionOptions(versions)}
        onChange={choose}
      />
      <Button size="small" icon={GitCompareArrows} onClick={() => open("compare")}>
        {texts.compare}
      </Button>
      {opened && (
        <CompareDialog
          subject={subject}
          others={versions.filter((version) => version.content !== content)}
          onClose={close}
        />
      )}
    </div>
  );
}
