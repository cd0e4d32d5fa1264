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
  /** Checking is asynchronous, so changes arrive as functions of the present files, as a state setter takes them. */
  onChange: (change: (files: readonly PickedFile[]) => readonly PickedFile[]) => void;
  /** Called with true when checking begins and with false when it ends, see `useJudging`. */
  onJudging: (isOn: boolean) => void;
  error?: string | undefined;
  /** A fixed id, to which an error summary can link. */
  id?: string | undefined;
};

/** Takes files from the picker, by drag and by paste, and gives the reason for each one that it skips (§5, §8). */
export function AttachmentField(props: AttachmentFieldProps) {
  const { label, files, onChange, onJudging, error, id } = props;
  const { maxFileSize, fileTypes } = useVocabulary();
  const frame = useRef<HTMLDivElement>(null);
  const [skipped, setSkipped] = useState<readonly SkippedFile[]>([]);

  async function take(given: File[], announce = false) {
    onJudging(true);
    try {
      const judged = await judgeFiles(given);
      // After a paste elsewhere in the form, the list of files may be out of view.
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
