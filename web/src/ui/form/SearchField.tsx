import { Search, X } from "lucide-react";
import { startTransition, useId, useRef, useState } from "react";
import { VisuallyHidden } from "../page/VisuallyHidden";
import control from "./control.module.css";
import styles from "./SearchField.module.css";

export type SearchFieldProps = {
  /** The accessible name; the placeholder stands in for it visually. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  placeholder?: string | undefined;
  lang?: string | undefined;
};

/** Keyword search with a button to clear it; Escape clears too. */
export function SearchField({
  label,
  value,
  onChange,
  placeholder = "Masukkan keyword",
  lang,
}: SearchFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string>();
  const text = typed ?? value;

  // The field shows a letter at once; a long list follows without holding up the next one.
  function type(next: string) {
    setTyped(next);
    startTransition(() => {
      onChange(next);
      setTyped(undefined);
    });
  }

  /** A key or a click elsewhere acts on all that was typed. */
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
      <label htmlFor={id} lang={lang}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </label>
      <Search className={styles.glass} aria-hidden="true" />
      <input
        ref={input}
        id={id}
        type="search"
        className={`${control.control} ${styles.input}`}
        value={text}
        placeholder={placeholder}
        autoComplete="off"
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
        <button type="button" className={styles.clear} aria-label="Hapus pencarian" onClick={clear}>
          <X className={styles.cross} aria-hidden="true" />
        </button>
      )}
    </div>
  );
}
