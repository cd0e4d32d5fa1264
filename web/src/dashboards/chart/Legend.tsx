import { uniqueKeys } from "../widget/uniqueKeys";
import styles from "./Legend.module.css";
import { Swatch } from "./Swatch";

export type LegendProps = {
  parts: readonly { label: string; isRest: boolean }[];
  areLines: boolean;
  /** Only where the drawing has no room for names of its own. */
  isSpare: boolean;
};

/** Which series is which. */
export function Legend({ parts, areLines, isSpare }: LegendProps) {
  const keys = uniqueKeys(parts.map(({ label }) => label));
  return (
    <ul className={styles.legend} aria-label="Keterangan" data-spare={isSpare || undefined}>
      {parts.map(({ label, isRest }, index) => (
        <li key={keys[index]} className={styles.part}>
          <Swatch index={index} isRest={isRest} isLine={areLines} />
          <span className={styles.label} title={label}>
            {label}
          </span>
        </li>
      ))}
    </ul>
  );
}
