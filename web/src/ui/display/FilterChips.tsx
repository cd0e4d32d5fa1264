import { VisuallyHidden } from "../page/VisuallyHidden";
import styles from "./FilterChips.module.css";
import { ShapeIcon } from "./shapes";
import type { Look } from "./ticketLook";

type FilterChip = {
  key: string;
  label: string;
  lang?: string | undefined;
  /** A number, already formatted in Indonesian. */
  value: string;
  look?: Look | undefined;
  /** Explains the count, for screen readers and as a tooltip. */
  hint?: string | undefined;
  pressed?: boolean | undefined;
  /** Without it the chip only shows its count. */
  onPress?: (() => void) | undefined;
};

type FilterChipsProps = {
  label: string;
  chips: readonly FilterChip[];
  /** Explains the counts, after the chips. */
  note?: string | undefined;
};

/** One row of counts that filter the list below. On a phone the row scrolls. */
export function FilterChips({ label, chips, note }: FilterChipsProps) {
  return (
    <section className={styles.row} aria-label={label}>
      {chips.map(({ key, pressed, onPress, hint, ...chip }) =>
        onPress === undefined ? (
          <span key={key} className={styles.chip} title={hint}>
            <Words {...chip} />
            {hint && <VisuallyHidden> {hint}</VisuallyHidden>}
          </span>
        ) : (
          <button
            key={key}
            type="button"
            className={styles.chip}
            title={hint}
            aria-pressed={pressed}
            onClick={onPress}
          >
            <Words {...chip} />
          </button>
        ),
      )}
      {note && <p className={styles.note}>{note}</p>}
    </section>
  );
}

function Words({
  label,
  lang,
  value,
  look,
}: Pick<FilterChip, "label" | "lang" | "value" | "look">) {
  return (
    <>
      {look && (
        <span className={styles.mark} data-tone={look.tone}>
          <ShapeIcon shape={look.shape} className={styles.shape} />
        </span>
      )}
      <span lang={lang}>{label}</span> <span className={styles.value}>{value}</span>
    </>
  );
}
