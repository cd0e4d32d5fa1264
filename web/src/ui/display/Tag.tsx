import { X } from "lucide-react";
import { Link } from "react-router-dom";
import { displayTexts as texts } from "../texts";
import styles from "./Tag.module.css";

export type TagProps = {
  label: string;
  /** One of eight colours, 0 to 7. */
  hue?: number | undefined;
  /** Makes the tag a button. With `to` it runs before the link is followed. */
  onClick?: (() => void) | undefined;
  /** Makes the tag a link to everything that carries the same word. */
  to?: string | undefined;
  onRemove?: (() => void) | undefined;
  /** Accessible name of the removing button if it removes something other than the word itself. */
  removeLabel?: string | undefined;
  pressed?: boolean | undefined;
};

export function Tag({ label, hue = 0, onClick, to, onRemove, removeLabel, pressed }: TagProps) {
  return (
    <span className={styles.tag} data-pressed={pressed || undefined} data-hue={hue}>
      <Word label={label} onClick={onClick} to={to} pressed={pressed} />
      {onRemove && (
        <button
          type="button"
          className={styles.remove}
          aria-label={removeLabel ?? texts.removeTag(label)}
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
