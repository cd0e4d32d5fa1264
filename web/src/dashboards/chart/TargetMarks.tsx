import type { SeriesBody } from "../../engine";
import styles from "./Target.module.css";

type Target = SeriesBody["target"];

/** Place of the target of a category on the value axis, in px. */
export function targetAt(
  target: Target,
  point: number,
  placeOf: (value: number) => number,
): number | undefined {
  const value = target?.values[point]?.value;
  return value === undefined ? undefined : placeOf(value);
}

export type TargetMarksProps = {
  target: Target;
  /** Start and length of a category on the category axis, in px. */
  slotOf: (point: number) => { from: number; length: number };
  /** Place of a value on the value axis, in px. */
  placeOf: (value: number) => number;
  isHorizontal?: boolean | undefined;
};

/** The target of each category as a dashed line across its slot. */
export function TargetMarks({ target, slotOf, placeOf, isHorizontal }: TargetMarksProps) {
  if (target === undefined) return null;
  const d = target.values.map((_, point) => {
    const at = targetAt(target, point, placeOf);
    if (at === undefined) return "";
    const { from, length } = slotOf(point);
    return isHorizontal ? `M${at} ${from}v${length}` : `M${from} ${at}h${length}`;
  });
  return <path className={styles.line} d={d.join("")} />;
}

/** Moves a number that starts at the `end` of a bar and takes `room` px (signed) beyond a target that would cross it. */
export function clearOfTarget(end: number, target: number | undefined, room: number): number {
  if (target === undefined) return end;
  const share = (target - end) / room;
  return share > 0 && share < 1 ? target : end;
}

export const TargetName = ({ label }: { label: string }) => (
  <p className={styles.name}>
    <svg className={styles.sample} viewBox="0 0 20 8" aria-hidden="true">
      <path className={styles.line} d="M0 4h20" />
    </svg>
    {label}
  </p>
);
