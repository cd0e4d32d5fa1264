import { CircleAlert } from "lucide-react";
import { type KeyboardEvent, type RefObject, useId } from "react";
import type { FileView } from "../../engine";
import control from "../../ui/form/control.module.css";
import { fieldErrorId } from "../../ui/form/Field";
import { VisuallyHidden } from "../../ui/page/VisuallyHidden";
import { CompletionList } from "./CompletionList";
import type { ComposerLook } from "./composerLook";
import styles from "./ReplyForm.module.css";
import { composerTexts } from "./texts";
import { useCompletion } from "./useCompletion";

export type ComposerFieldProps = {
  id: string;
  ticket: string;
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
  /** Files of a canned reply that completed a word. */
  onFiles: (files: readonly FileView[]) => void;
  /** The key that focuses the field, for screen readers. */
  "aria-keyshortcuts": string | undefined;
  ref: RefObject<HTMLTextAreaElement | null>;
};

export const composerHintId = (id: string) => `${id}-hint`;

/** True if a slash at the cursor would begin a word: 'dan/atau' and dates keep theirs. */
function beginsWord({ value, selectionStart }: HTMLTextAreaElement) {
  return selectionStart === 0 || /\s/.test(value.charAt(selectionStart - 1));
}

/** The text field of a composer, with its hint or error. */
export function ComposerField(props: ComposerFieldProps) {
  const { id, ticket, look, value, error, isEmpty, isOpen, hasCanned, ref } = props;
  const { onChange, onUse, onLeave, onSlash, onFiles } = props;
  const listId = useId();
  const completion = useCompletion({
    field: ref,
    ticket,
    text: value,
    isOn: hasCanned,
    onPick: onFiles,
    isListWhole: () => {
      const list = document.getElementById(listId);
      return list !== null && list.scrollHeight <= list.clientHeight;
    },
    onSend: () => ref.current?.form?.requestSubmit(),
  });
  const { active } = completion;

  function press(event: KeyboardEvent<HTMLTextAreaElement>) {
    const { key, ctrlKey, metaKey, altKey, currentTarget, nativeEvent } = event;
    if (completion.press(event)) return;
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
        aria-autocomplete={hasCanned ? "list" : undefined}
        aria-haspopup={hasCanned ? "listbox" : undefined}
        aria-controls={active && listId}
        aria-activedescendant={active && `${listId}-${active.id}`}
        onFocus={onUse}
        onBlur={completion.close}
        onChange={(event) => {
          onChange(event.target.value);
          completion.look(event.target);
        }}
        onSelect={(event) => completion.look(event.currentTarget)}
        onKeyDown={press}
      />
      {hasCanned && <CompletionList id={listId} completion={completion} hint={look.completeHint} />}
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
