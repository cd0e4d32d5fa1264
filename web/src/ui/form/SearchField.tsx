import { Search, X } from "lucide-react";
import { startTransition, useId, useRef, useState } from "react";
import { usePressKey } from "../keys/shortcuts";
import { VisuallyHidden } from "../page/VisuallyHidden";
import control from "./control.module.css";
import styles from "./SearchField.module.css";
import { searchTexts as texts } from "./texts";

export type SearchFieldProps = {
  /** The accessible name; sighted users see the placeholder instead. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  placeholder?: string | undefined;
  /** For pickers: takes the focus at once, unless the pointer is a finger, for which a keyboard would cover the list. */
  isFirst?: boolean | undefined;
};

const hasFinePointer = () => window.matchMedia?.("(pointer: fine)").matches ?? false;

/** Browsers differ in whether selecting the text focuses the field too. */
function select(field: HTMLInputElement | null) {
  field?.focus();
  field?.select();
}

/** Keyword search with a button to clear it; Escape clears too. */
export function SearchField({
  label,
  value,
  onChange,
  placeholder = texts.placeholder,
  isFirst = false,
}: SearchFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string>();
  const keyed = usePressKey({ keys: "/", label, run: () => select(input.current) });
  const text = typed ?? value;

  // The field shows the letter at once; the list follows in a transition.
  function type(next: string) {
    setTyped(next);
    startTransition(() => {
      onChange(next);
      setTyped(undefined);
    });
  }

  /** Hands on the complete text before a key or a click elsewhere acts on it. */
  function flush() {
    if (typed === undefined) return;
    onChange(typed);
    setTyped(undefined);
  }

  function clear() {
    type("");
    input.current?.focus();
  }

  return (
    <div className={styles.search}>
      <label htmlFor={id}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </label>
      <Search className={styles.glass} aria-hidden="true" />
      <input
        ref={input}
        id={id}
        {...keyed}
        type="search"
        className={`${control.control} ${styles.input}`}
        value={text}
        placeholder={placeholder}
        autoComplete="off"
        // biome-ignore lint/a11y/noAutofocus: for a dialog whose first question is the search
        autoFocus={isFirst && hasFinePointer()}
        spellCheck={false}
        enterKeyHint="search"
        onChange={(event) => type(event.target.value)}
        onBlur={flush}
        onKeyDown={(event) => {
          if (event.key === "Enter") flush();
          if (event.key === "Escape" && text !== "") {
            event.preventDefault();
            event.stopPropagation();
            clear();
          }
        }}
      />
      {text !== "" && (
        <button type="button" className={styles.clear} aria-label={texts.clear} onClick={clear}>
          <X className={styles.cross} aria-hidden="true" />
        </button>
      )}
    </div>
  );
}
