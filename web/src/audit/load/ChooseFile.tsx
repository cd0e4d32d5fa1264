import { useEffect, useRef } from "react";
import { useVocabulary } from "../../engine";
import { Button } from "../../ui/action/Button";
import { ProgressBar } from "../../ui/feedback/ProgressBar";
import { FileDropZone } from "../../ui/form/FileDropZone";
import styles from "./load.module.css";
import type { Loaded } from "./loaded";
import type { StructureChoices } from "./readTable";
import { StructureFields } from "./StructureFields";
import { chooseTexts } from "./texts";
import { UnfitFile } from "./UnfitFile";
import { SheetFields } from "./workbook/SheetFields";

export type ChooseFileProps = {
  loaded: Loaded;
  onFiles: (files: readonly [File, ...File[]]) => void;
  onCancel: () => void;
  onStructure: (choices: StructureChoices) => void;
};

/** The first step: choose a file, which is then read. A file that does not fit is reported. */
export function ChooseFile({ loaded, onFiles, onCancel, onStructure }: ChooseFileProps) {
  const { maxDocumentSize } = useVocabulary();
  const frame = useRef<HTMLDivElement>(null);
  const isReading = loaded.kind === "reading";
  const wasReading = useRef(isReading);

  // Reading replaces the focused file field by a cancel button, and its end does the reverse.
  useEffect(() => {
    if (isReading === wasReading.current) return;
    wasReading.current = isReading;
    frame.current?.querySelector<HTMLElement>(isReading ? "button" : "input[type=file]")?.focus();
  }, [isReading]);

  function take(files: File[]) {
    const [file, ...others] = files;
    if (file !== undefined) onFiles([file, ...others]);
  }

  return (
    <div ref={frame} className={styles.choose}>
      {isReading ? (
        <div className={styles.reading}>
          <ProgressBar label={chooseTexts.reading(loaded.name)} share={loaded.share} />
          <Button size="small" onClick={onCancel}>
            {chooseTexts.cancel}
          </Button>
        </div>
      ) : (
        <FileDropZone
          label={chooseTexts.label}
          hint={chooseTexts.hint(maxDocumentSize)}
          accept=".csv,.tsv,.tab,.psv,.xlsx,.xlsm,.xls,.xlsb,.ods,.txt,.docx,.pdf"
          onFiles={take}
        />
      )}
      {loaded.kind === "unfit" && <UnfitFile unfit={loaded} />}
      {loaded.kind === "unfit" && loaded.workbook && !loaded.preview && (
        <SheetFields workbook={loaded.workbook} onChoose={onStructure} />
      )}
      {loaded.kind === "unfit" && loaded.preview?.form && (
        <StructureFields
          preview={loaded.preview}
          form={loaded.preview.form}
          workbook={loaded.workbook}
          onChoose={onStructure}
        />
      )}
    </div>
  );
}
