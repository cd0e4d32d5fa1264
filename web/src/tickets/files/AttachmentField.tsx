import { useCallback, useEffect, useRef, useState } from "react";
import { useVocabulary } from "../../engine";
import { figure } from "../../platform/figure";
import { dismissToast, toast, toastOffer } from "../../shared/toast/toast";
import { NoticeList } from "../../ui/feedback/NoticeList";
import { FileDropZone } from "../../ui/form/FileDropZone";
import { FileList } from "../../ui/form/FileList";
import styles from "./AttachmentField.module.css";
import { judgeFiles } from "./judgeFiles";
import type { PickedFile, SkippedFile } from "./pickedFile";
import { usePastedFiles } from "./usePastedFiles";

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

/** Picks files or takes them by dragging or pasting, and says of each that is skipped why (§5, §8). */
export function AttachmentField(props: AttachmentFieldProps) {
  const { label, files, onChange, onJudging, error, id } = props;
  const { maxFileSize, fileTypes } = useVocabulary();
  const frame = useRef<HTMLDivElement>(null);
  const [skipped, setSkipped] = useState<readonly SkippedFile[]>([]);

  async function take(given: File[], announce = false) {
    onJudging(true);
    try {
      const judged = await judgeFiles(given);
      // Where one pastes, the list of files may be out of sight.
      if (announce) for (const { name } of judged.accepted) toast(`${name} dilampirkan.`);
      if (judged.accepted.length > 0) onChange((before) => [...before, ...judged.accepted]);
      if (judged.skipped.length > 0) setSkipped((before) => [...before, ...judged.skipped]);
    } finally {
      onJudging(false);
    }
  }

  usePastedFiles(frame, (given) => void take(given, true));

  const offer = useRef<number>(undefined);
  const withdraw = useCallback(() => {
    if (offer.current !== undefined) dismissToast(offer.current);
  }, []);
  useEffect(() => withdraw, [withdraw]);

  function remove(removed: readonly PickedFile[]) {
    const keys = removed.map(({ key }) => key);
    onChange((before) => before.filter(({ key }) => !keys.includes(key)));
    const [first] = removed;
    const what = removed.length === 1 && first ? first.name : `${figure(removed.length)} lampiran`;
    withdraw();
    offer.current = toastOffer(`${what} dihapus.`, {
      label: "Urungkan",
      isUndo: true,
      onSelect: () => onChange((before) => [...removed, ...before]),
    });
  }

  const focusPicker = useCallback(
    () => frame.current?.querySelector<HTMLElement>("input[type=file]")?.focus(),
    [],
  );

  return (
    <div ref={frame} className={styles.field}>
      <FileDropZone
        label={label}
        hint={`PDF, DOC, DOCX, JPG, JPEG, atau PNG; paling besar ${maxFileSize} per berkas. Tangkapan layar dapat ditempel.`}
        accept={fileTypes}
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
        onRemove={(key) => remove(files.filter((file) => file.key === key))}
        onClear={() => remove(files)}
        onEmptied={focusPicker}
      />
    </div>
  );
}
