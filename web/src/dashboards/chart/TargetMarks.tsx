import type { SeriesBody } from "../../engine";
import styles from "./Target.module.css";

export type TargetMarksProps = {
  target: SeriesBody["target"];
  /** Start and length of a category on the category axis, in px. */
  slotOf: (point: number) => { from: number; length: number };
  /** Place of a value on the value axis, in px. */
  placeOf: (value: number) => number;
  isHorizontal?: boolean | undefined;
};

/** The target of each category as a dashed line across its slot. */
export function TargetMarks({ target, slotOf, placeOf, isHorizontal }: TargetMarksProps) {
  if (target === undefined) return null;
  const d = target.values.map(({ value }, point) => {
    if (value === undefined) return "";
    const { from, length } = slotOf(point);
    const at = placeOf(value);
    return isHorizontal ? `M${at} ${from}v${length}` : `M${from} ${at}h${length}`;
  });
  return <path className={styles.line} d={d.join("")} data-target="" />;
}

/** The name of the target, beside a sample of its line. */
export const TargetName = ({ label }: { label: string }) => (
  <p className={styles.name}>
    <svg className={styles.sample} viewBox="0 0 20 8" aria-hidden="true">
      <path className={styles.line} d="M0 4h20" />
    </svg>
    {label}
  </p>
);
