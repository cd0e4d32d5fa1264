import { useEffect, useRef } from "react";
import styles from "./ComboList.module.css";
import { comboTexts as texts } from "./texts";
import type { ComboOption } from "./useCombo";

const CAN_ANCHOR =
  "showPopover" in HTMLElement.prototype && CSS.supports("position-area", "block-end");

export type ComboListProps = {
  id: string;
  labelId: string;
  anchor: string;
  options: readonly ComboOption[];
  value: string | null;
  activeId: string | undefined;
  searching: boolean;
  /** Help on the keys, below the options. */
  hint?: string | undefined;
  onChoose: (option: ComboOption) => void;
};

/** The open list of a combo box; a popover if the browser supports anchors. */
export function ComboList({
  id,
  labelId,
  anchor,
  options,
  value,
  activeId,
  searching,
  hint,
  onChoose,
}: ComboListProps) {
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (CAN_ANCHOR) box.current?.showPopover();
  }, []);

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
  }, [activeId]);

  return (
    <div
      ref={box}
      popover={CAN_ANCHOR ? "manual" : undefined}
      className={styles.box}
      style={{ positionAnchor: anchor }}
      // The field keeps the focus while the pointer presses an option.
      onPointerDown={(event) => event.preventDefault()}
    >
      {options.length === 0 ? (
        <p role="status" className={styles.empty} lang="en">
          {searching ? texts.noneFound : texts.none}
        </p>
      ) : (
        <div role="listbox" id={id} aria-labelledby={labelId} className={styles.list}>
          {options.map((option) => (
            // biome-ignore lint/a11y/useFocusableInteractive: the field names the active option to screen readers
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and handles the keys
            <div
              key={option.value}
              role="option"
              id={`${id}-${option.value}`}
              aria-selected={option.value === value}
              data-active={`${id}-${option.value}` === activeId || undefined}
              className={styles.option}
              onClick={() => onChoose(option)}
            >
              <bdi lang={option.lang}>{option.label}</bdi>
              {option.description && (
                <span className={styles.description}>{option.description}</span>
              )}
            </div>
          ))}
        </div>
      )}
      {hint !== undefined && (
        <p className={styles.hint} aria-hidden="true">
          {hint}
        </p>
      )}
    </div>
  );
}
