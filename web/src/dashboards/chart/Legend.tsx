import type { Look } from "../../engine";
import { chartTexts as texts } from "../texts";
import { uniqueKeys } from "../widget/uniqueKeys";
import styles from "./Legend.module.css";
import { Swatch } from "./Swatch";

export type LegendProps = {
  parts: readonly { label: string; look: Look }[];
  areLines: boolean;
  /** True if the legend shows only where the lines have no names. */
  isSpare: boolean;
};

export function Legend({ parts, areLines, isSpare }: LegendProps) {
  const keys = uniqueKeys(parts.map(({ label }) => label));
  return (
    <ul className={styles.legend} aria-label={texts.legend} data-spare={isSpare || undefined}>
      {parts.map(({ label, look }, index) => (
        <li key={keys[index]} className={styles.part}>
          <Swatch look={look} isLine={areLines} />
          <span className={styles.label} title={label}>
            {label}
          </span>
        </li>
      ))}
    </ul>
  );
}
