import { CircleAlert } from "lucide-react";
import type { KeyboardEvent, Ref } from "react";
import control from "../../ui/form/control.module.css";
import { fieldErrorId } from "../../ui/form/Field";
import { VisuallyHidden } from "../../ui/page/VisuallyHidden";
import type { ComposerLook } from "./composerLook";
import styles from "./ReplyForm.module.css";
import { composerTexts } from "./texts";

export type ComposerFieldProps = {
  id: string;
  look: ComposerLook;
  value: string;
  error: string | undefined;
  /** True without a visible character. */
  isEmpty: boolean;
  /** False while the composer is one line. */
  isOpen: boolean;
  hasCanned: boolean;
  onChange: (text: string) => void;
  onUse: () => void;
  /** Escape in an empty field: the composer becomes one line again. */
  onLeave: () => void;
  /** A slash at the beginning of a word. */
  onSlash: () => void;
  /** The key that focuses the field, for screen readers. */
  "aria-keyshortcuts": string | undefined;
  ref: Ref<HTMLTextAreaElement>;
};

export const composerHintId = (id: string) => `${id}-hint`;

/** True if a slash at the cursor would begin a word: 'dan/atau' and dates keep theirs. */
function beginsWord({ value, selectionStart }: HTMLTextAreaElement) {
  return selectionStart === 0 || /\s/.test(value.charAt(selectionStart - 1));
}

/** The text field of a composer, with its hint or error. */
export function ComposerField(props: ComposerFieldProps) {
  const { id, look, value, error, isEmpty, isOpen, hasCanned, ref } = props;
  const { onChange, onUse, onLeave, onSlash } = props;

  function press(event: KeyboardEvent<HTMLTextAreaElement>) {
    const { key, ctrlKey, metaKey, altKey, currentTarget, nativeEvent } = event;
    if (key === "Escape" && value === "") {
      currentTarget.blur();
      onLeave();
    }
    if (key !== "/" || ctrlKey || metaKey || altKey || nativeEvent.isComposing) return;
    if (!hasCanned || !beginsWord(currentTarget)) return;
    event.preventDefault();
    onSlash();
  }

  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        <VisuallyHidden>{look.label}</VisuallyHidden>
      </label>
      <textarea
        ref={ref}
        id={id}
        className={`${control.control} ${styles.text}`}
        rows={isOpen ? 3 : 1}
        value={value}
        placeholder={look.placeholder}
        aria-required="true"
        aria-keyshortcuts={props["aria-keyshortcuts"]}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? composerHintId(id) : fieldErrorId(id)}
        onFocus={onUse}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={press}
      />
      {error === undefined ? (
        <p id={composerHintId(id)} className={styles.hint}>
          {isEmpty && look.emptyHint}{" "}
          <span className={styles.keyHint}>
            {look.sendHint}
            {hasCanned && ` ${composerTexts.cannedHint}`}
          </span>
        </p>
      ) : (
        <p id={fieldErrorId(id)} className={styles.error} data-tone="danger">
          <CircleAlert className={styles.errorIcon} aria-hidden="true" />
          {error}
        </p>
      )}
    </div>
  );
}
