import { useCallback, useRef, useState } from "react";
import { useVocabulary } from "../../core/useView";
import { NoticeList } from "../../ui/feedback/NoticeList";
import { FileDropZone } from "../../ui/form/FileDropZone";
import { FileList } from "../../ui/form/FileList";
import styles from "./AttachmentField.module.css";
import { judgeFiles } from "./judgeFiles";
import type { PickedFile, SkippedFile } from "./pickedFile";

export type AttachmentFieldProps = {
  label: string;
  files: readonly PickedFile[];
  /** Judging takes a moment, so changes build on what is there by then; a state setter fits. */
  onChange: (change: (files: readonly PickedFile[]) => readonly PickedFile[]) => void;
  /** Told when files begin and end to be looked at, see `useJudging`. */
  onJudging: (isOn: boolean) => void;
  error?: string | undefined;
  /** Fixed id, so that an error summary can lead here. */
  id?: string | undefined;
};

/** Picks files or takes them by dragging, and says of each that is skipped why (§5, §8). */
export function AttachmentField(props: AttachmentFieldProps) {
  const { label, files, onChange, onJudging, error, id } = props;
  const { maxFileSize } = useVocabulary();
  const frame = useRef<HTMLDivElement>(null);
  const [skipped, setSkipped] = useState<readonly SkippedFile[]>([]);

  async function take(given: File[]) {
    onJudging(true);
    try {
      const judged = await judgeFiles(given);
      if (judged.accepted.length > 0) onChange((before) => [...before, ...judged.accepted]);
      if (judged.skipped.length > 0) setSkipped((before) => [...before, ...judged.skipped]);
    } finally {
      onJudging(false);
    }
  }

  const focusPicker = useCallback(
    () => frame.current?.querySelector<HTMLElement>("input[type=file]")?.focus(),
    [],
  );

  return (
    <div ref={frame} className={styles.field}>
      <FileDropZone
        label={label}
        hint={`PDF, DOC, DOCX, JPG, JPEG, atau PNG; paling besar ${maxFileSize} per berkas.`}
        error={error}
        id={id}
        onFiles={(given) => void take(given)}
      />
      <NoticeList
        notices={skipped}
        onDismiss={(key) => setSkipped((before) => before.filter((file) => file.key !== key))}
        onDismissAll={() => setSkipped([])}
        onEmptied={focusPicker}
      />
      <FileList
        label="Berkas terlampir"
        files={files.map(({ key, name, sizeLabel }) => ({ key, name, sizeLabel }))}
        onRemove={(key) => onChange((before) => before.filter((file) => file.key !== key))}
        onClear={() => onChange(() => [])}
        onEmptied={focusPicker}
      />
    </div>
  );
}
