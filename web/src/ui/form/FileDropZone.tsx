import { UploadCloud } from "lucide-react";
import type { FieldTexts } from "./Field";
import { Field } from "./Field";
import styles from "./FileDropZone.module.css";
import { fileTexts } from "./texts";
import { takePicked, useFileDrop } from "./useFileDrop";

export type FileDropZoneProps = FieldTexts & {
  /** Reports all files picked or dropped at once; the caller decides which are acceptable. */
  onFiles: (files: File[]) => void;
  /** File types that the picker shows first, e.g. '.pdf,.png'. */
  accept?: string | undefined;
};

/** Takes several files at once, from the picker, the keyboard or by dragging. */
export function FileDropZone({ onFiles, accept, ...texts }: FileDropZoneProps) {
  const { isOver, handlers } = useFileDrop(onFiles);
  return (
    <Field {...texts}>
      {({ "aria-required": _, ...props }) => (
        <div className={styles.zone} data-over={isOver || undefined} {...handlers}>
          <input
            {...props}
            type="file"
            multiple
            accept={accept}
            className={styles.input}
            onChange={({ target }) => takePicked(target, onFiles)}
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
