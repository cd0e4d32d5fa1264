import { useState } from "react";
import { Notice } from "../../../ui/feedback/Notice";
import { FileDropZone } from "../../../ui/form/FileDropZone";
import { definitionTexts as texts } from "../texts";
import styles from "./import.module.css";

export type ChooseDefinitionProps = {
  unfit: { name: string; reason: string } | undefined;
  onFile: (file: File) => void;
};

export function ChooseDefinition({ unfit, onFile }: ChooseDefinitionProps) {
  const [isTooMany, setTooMany] = useState(false);

  function take(files: readonly File[]) {
    const [file] = files;
    setTooMany(files.length > 1);
    if (file !== undefined && files.length === 1) onFile(file);
  }

  return (
    <>
      <FileDropZone
        label={texts.label}
        hint={texts.hint}
        accept=".json,application/json"
        onFiles={take}
      />
      {isTooMany && <Notice text={texts.tooMany} onDismiss={() => setTooMany(false)} />}
      {unfit && (
        <div role="alert" className={styles.unfit} data-tone="danger">
          <p className={styles.unfitName} dir="auto">
            {unfit.name}
          </p>
          <p>{unfit.reason}</p>
        </div>
      )}
    </>
  );
}
