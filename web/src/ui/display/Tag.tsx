import { X } from "lucide-react";
import { Link } from "react-router-dom";
import styles from "./Tag.module.css";

export type TagProps = {
  label: string;
  /** Which of eight colours, 0 to 7. */
  hue?: number | undefined;
  /** Makes the tag a button, e.g. to filter by it; of a link, what is done on the way. */
  onClick?: (() => void) | undefined;
  /** Makes the tag a link to what carries the same word. */
  to?: string | undefined;
  onRemove?: (() => void) | undefined;
  /** What the removing button is called where it takes away something other than the word itself. */
  removeLabel?: string | undefined;
  pressed?: boolean | undefined;
};

/** A short word attached to something. */
export function Tag({ label, hue = 0, onClick, to, onRemove, removeLabel, pressed }: TagProps) {
  return (
    <span className={styles.tag} data-pressed={pressed || undefined} data-hue={hue}>
      <Word label={label} onClick={onClick} to={to} pressed={pressed} />
      {onRemove && (
        <button
          type="button"
          className={styles.remove}
          aria-label={removeLabel ?? `Hapus ${label}`}
          onClick={onRemove}
        >
          <X className={styles.cross} aria-hidden="true" />
        </button>
      )}
    </span>
  );
}

function Word({ label, onClick, to, pressed }: TagProps) {
  const word = <bdi>{label}</bdi>;
  if (to !== undefined) {
    return (
      <Link to={to} className={styles.word} onClick={onClick}>
        {word}
      </Link>
    );
  }
  if (onClick === undefined) return <bdi className={styles.word}>{label}</bdi>;
  return (
    <button type="button" className={styles.word} aria-pressed={pressed} onClick={onClick}>
      {word}
    </button>
  );
}
