import { Paperclip } from "lucide-react";
import { useId } from "react";
import { Tooltip } from "../action/Tooltip";
import { VisuallyHidden } from "../page/VisuallyHidden";
import styles from "./FileButton.module.css";
import { takePicked } from "./useFileDrop";

export type FileButtonProps = {
  /** The accessible name, also shown as a tooltip. */
  label: string;
  /** Accepted file types. */
  hint: string;
  /** Id of an error message elsewhere. */
  errorId?: string | undefined;
  accept?: string | undefined;
  onFiles: (files: File[]) => void;
};

/** A paperclip that opens the file picker. Around it, `useFileDrop` takes dropped files. */
export function FileButton({ label, hint, errorId, accept, onFiles }: FileButtonProps) {
  const id = useId();
  const described = [`${id}-hint`, errorId].filter(Boolean).join(" ");
  return (
    <Tooltip text={`${label}: ${hint}`}>
      <span className={styles.button}>
        <label htmlFor={id}>
          <VisuallyHidden>{label}</VisuallyHidden>
        </label>
        <input
          id={id}
          type="file"
          multiple
          accept={accept}
          aria-describedby={described}
          aria-invalid={errorId === undefined ? undefined : true}
          className={styles.input}
          onChange={({ target }) => takePicked(target, onFiles)}
        />
        <Paperclip className={styles.icon} aria-hidden="true" />
        <VisuallyHidden>
          <span id={`${id}-hint`}>{hint}</span>
        </VisuallyHidden>
      </span>
    </Tooltip>
  );
}
