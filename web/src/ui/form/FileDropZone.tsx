import { UploadCloud } from "lucide-react";
import type { DragEvent } from "react";
import { useState } from "react";
import type { FieldTexts } from "./Field";
import { Field } from "./Field";
import styles from "./FileDropZone.module.css";
import { fileTexts } from "./texts";

export type FileDropZoneProps = FieldTexts & {
  /** Reports all files picked or dropped at once; the caller decides which are acceptable. */
  onFiles: (files: File[]) => void;
  /** File types that the picker shows first, e.g. '.pdf,.png'. */
  accept?: string | undefined;
};

/** Takes several files at once, from the picker, the keyboard or by dragging. */
export function FileDropZone({ onFiles, accept, ...texts }: FileDropZoneProps) {
  const [over, setOver] = useState(false);

  function take(list: FileList | null) {
    if (list && list.length > 0) onFiles([...list]);
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  }

  return (
    <Field {...texts}>
      {({ "aria-required": _, ...props }) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: the input inside is the control; this only receives drops
        <div
          className={styles.zone}
          data-over={over || undefined}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          <input
            {...props}
            type="file"
            multiple
            accept={accept}
            className={styles.input}
            onChange={(event) => {
              take(event.target.files);
              // Without this, picking a removed file again would not fire a change event.
              event.target.value = "";
            }}
          />
          <UploadCloud className={styles.icon} aria-hidden="true" />
          <p className={styles.text} aria-hidden="true">
            <span className={styles.pick}>{fileTexts.pick}</span>
            {fileTexts.orDrag}
          </p>
        </div>
      )}
    </Field>
  );
}
