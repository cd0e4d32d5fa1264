import { ChevronDown } from "lucide-react";
import { useId } from "react";
import styles from "./ComboField.module.css";
import { ComboList } from "./ComboList";
import control from "./control.module.css";
import type { FieldTexts } from "./Field";
import { Field } from "./Field";
import { comboTexts } from "./texts";
import { type ComboOption, useCombo } from "./useCombo";

export type ComboFieldProps = FieldTexts & {
  value: string | null;
  options: readonly ComboOption[];
  onChange: (value: string | null) => void;
  /**
   * Reports the typed text, by which the caller narrows `options`. It becomes blank when a choice is made or the field
   * is left.
   */
  onQueryChange: (query: string) => void;
  /** The option that a text names without doubt, such as a code. It is chosen while the text is typed. */
  named?: ((text: string) => ComboOption | undefined) | undefined;
  placeholder?: string | undefined;
  autoFocus?: boolean | undefined;
};

/** A choice among many: type to find it, or open the list. */
export function ComboField({
  value,
  options,
  onChange,
  onQueryChange,
  named,
  placeholder,
  autoFocus,
  ...texts
}: ComboFieldProps) {
  const listId = useId();
  const labelId = `${listId}-label`;
  const anchor = `--combo-${listId.replaceAll(/[^a-zA-Z0-9]/g, "")}`;
  const combo = useCombo({ value, options, onChange, onQueryChange, named });
  const unknown = combo.isUnknown ? comboTexts.unknown(combo.text.trim()) : undefined;
  const listed = combo.isOpen && options.length > 0;
  const activeId =
    listed && combo.active !== undefined ? `${listId}-${combo.active.value}` : undefined;

  return (
    <Field {...texts} error={unknown ?? texts.error} labelId={labelId}>
      {(props) => (
        <div className={styles.combo} style={{ anchorName: anchor }}>
          <input
            {...props}
            ref={combo.input}
            type="text"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={listed}
            aria-controls={listed ? listId : undefined}
            aria-activedescendant={activeId}
            autoComplete="off"
            spellCheck={false}
            className={`${control.control} ${styles.input}`}
            placeholder={placeholder}
            // biome-ignore lint/a11y/noAutofocus: the field that a dialog asks for.
            autoFocus={autoFocus}
            value={combo.text}
            onChange={(event) => combo.type(event.target.value)}
            onClick={combo.open}
            onBlur={combo.leave}
            onKeyDown={combo.pressKey}
          />
          <button
            type="button"
            tabIndex={-1}
            className={styles.open}
            aria-label={comboTexts.open(texts.label)}
            onPointerDown={(event) => event.preventDefault()}
            onClick={combo.toggle}
          >
            <ChevronDown className={styles.chevron} aria-hidden="true" />
          </button>
          {combo.isOpen && (
            <ComboList
              id={listId}
              labelId={labelId}
              anchor={anchor}
              options={options}
              value={value}
              activeId={activeId}
              searching={combo.isSearching}
              onChoose={combo.choose}
            />
          )}
        </div>
      )}
    </Field>
  );
}
