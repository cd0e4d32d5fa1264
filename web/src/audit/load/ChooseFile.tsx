import { useEffect, useRef, useState } from "react";
import { useVocabulary } from "../../engine";
import { Button } from "../../ui/action/Button";
import { Notice } from "../../ui/feedback/Notice";
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
  onFile: (file: File) => void;
  onCancel: () => void;
  onStructure: (choices: StructureChoices) => void;
};

/** The first step: choose a file, which is then read. A file that does not fit is reported. */
export function ChooseFile({ loaded, onFile, onCancel, onStructure }: ChooseFileProps) {
  const { maxDocumentSize } = useVocabulary();
  const frame = useRef<HTMLDivElement>(null);
  const [isTooMany, setTooMany] = useState(false);
  const isReading = loaded.kind === "reading";
  const wasReading = useRef(isReading);

  // Reading replaces the focused file field by a cancel button, and its end does the reverse.
  useEffect(() => {
    if (isReading === wasReading.current) return;
    wasReading.current = isReading;
    frame.current?.querySelector<HTMLElement>(isReading ? "button" : "input[type=file]")?.focus();
  }, [isReading]);

  function take(files: File[]) {
    const [file] = files;
    setTooMany(files.length > 1);
    if (file !== undefined && files.length === 1) onFile(file);
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
      {isTooMany && <Notice text={chooseTexts.tooMany} onDismiss={() => setTooMany(false)} />}
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
