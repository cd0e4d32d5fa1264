import type { CategoryLabels } from "./categoryLabels";
import { LINE_HEIGHT, widthOf } from "./text";

export type CategoryAxisProps = {
  labels: CategoryLabels;
  keys: readonly string[];
  /** The centre of a category, in px. */
  centre: (point: number) => number;
  /** The y position of the axis line. */
  top: number;
  width: number;
};

export function CategoryAxis({ labels, keys, centre, top, width }: CategoryAxisProps) {
  // The first and last names move inwards, so that they stay in the drawing.
  const placeOf = (point: number) => {
    const half = Math.max(...(labels.lines[point] ?? []).map(widthOf)) / 2 + 3;
    const level = Math.max(half, Math.min(centre(point), width - half));
    return { level, from: level - half, to: level + half };
  };
  const last = Math.floor((labels.lines.length - 1) / labels.step) * labels.step;
  const meets = last > 0 && placeOf(last).from < placeOf(last - labels.step).to;
  return (
    <g>
      {labels.lines.map((lines, point) => {
        if (point % labels.step !== 0 || (meets && point === last)) return null;
        const { level } = placeOf(point);
        return (
          <text key={keys[point]} textAnchor="middle">
            {lines.map((line, at) => (
              <tspan key={line} x={level} y={top + 17 + at * (LINE_HEIGHT - 1)}>
                {line}
              </tspan>
            ))}
          </text>
        );
      })}
    </g>
  );
}
