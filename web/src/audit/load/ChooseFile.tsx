import { useEffect, useRef, useState } from "react";
import { useVocabulary } from "../../engine";
import { Button } from "../../ui/action/Button";
import { Notice } from "../../ui/feedback/Notice";
import { ProgressBar } from "../../ui/feedback/ProgressBar";
import { FileDropZone } from "../../ui/form/FileDropZone";
import styles from "./load.module.css";
import type { Loaded } from "./loaded";
import { UnfitFile } from "./UnfitFile";

export type ChooseFileProps = {
  loaded: Loaded;
  onFile: (file: File) => void;
  onCancel: () => void;
};

/** The first step: choose a file, which is then read. A file that does not fit is reported. */
export function ChooseFile({ loaded, onFile, onCancel }: ChooseFileProps) {
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
          <ProgressBar label={`Membaca ${loaded.name}…`} share={loaded.share} />
          <Button size="small" onClick={onCancel}>
            Batalkan
          </Button>
        </div>
      ) : (
        <FileDropZone
          label="Berkas"
          hint={`Tabel: CSV atau TSV. Dokumen: PDF, DOCX, atau TXT, paling besar ${maxDocumentSize}. Belum ada yang disimpan sebelum Anda menekan Simpan.`}
          accept=".csv,.tsv,.txt,.docx,.pdf"
          onFiles={take}
        />
      )}
      {isTooMany && <Notice text="Pilih satu berkas saja." onDismiss={() => setTooMany(false)} />}
      {loaded.kind === "unfit" && <UnfitFile unfit={loaded} />}
    </div>
  );
}
