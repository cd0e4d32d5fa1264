import type { SeriesBody } from "../../engine";
import { uniqueKeys } from "../widget/uniqueKeys";
import { Axes } from "./Axes";
import styles from "./Bars.module.css";
import { barShape, lineCovering, verticalWidth } from "./barShape";
import type { Drawing, Size } from "./drawing";
import { fillOf, Hatches, looksOf } from "./Hatches";
import { plotOf, type Room } from "./plot";
import { linear } from "./scale";
import { clearOfTarget, TargetMarks, targetAt } from "./TargetMarks";
import { widthOf } from "./text";

const ROOM: Room = { top: 20, right: 8 };

/** Height of a number beside its bar, in px. */
const NUMBER_PX = 18;

/** True if the names of all categories fit under upright bars. */
export const fitsBelow = (body: SeriesBody, isStacked: boolean, { width, height }: Size): boolean =>
  plotOf(body, { width: Math.max(width, verticalWidth(body, isStacked)), height }, ROOM).labels
    .fits;

export function drawBars(
  body: SeriesBody,
  isStacked: boolean,
  prefix: string,
  size: Size,
): Drawing {
  const { categories, series, axis, categoryLooks } = body;
  const plot = plotOf(body, size, ROOM);
  const shape = barShape(body, isStacked, plot.slot);
  const keys = uniqueKeys(categories);
  const widest = Math.max(...series.flatMap(({ marks }) => marks.map(widthOf)));
  const isNumbered =
    (series.length === 1 && widest <= plot.slot - 2) || (!isStacked && widest <= shape.thickness);

  const barOf = (point: number, line: number) => {
    const span = shape.spans[line]?.[point];
    const [from, to] = [plot.y(span?.from ?? 0), plot.y(span?.to ?? 0)];
    const x = plot.centre(point) + shape.offsetOf(line);
    return {
      exists: span !== undefined,
      isBelow: to > from,
      end: to,
      box: {
        x,
        y: Math.min(from, to),
        width: shape.thickness,
        // A value near zero stays visible as one pixel.
        height: Math.max(span === undefined || span.from === span.to ? 0 : 1, Math.abs(to - from)),
      },
    };
  };

  return {
    leastWidth: verticalWidth(body, isStacked),
    marks: (
      <>
        <Hatches prefix={prefix} looks={looksOf(body)} />
        <Axes body={body} plot={plot} />
        {categories.map((_, point) => (
          <g key={keys[point]}>
            {series.map(({ look, marks }, line) => {
              const { exists, isBelow, end, box } = barOf(point, line);
              if (!exists) return null;
              const target = targetAt(body.target, point, plot.y);
              const start = clearOfTarget(end, target, isBelow ? NUMBER_PX : -NUMBER_PX);
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: a series is identified by its index
                <g key={line}>
                  <rect
                    className={styles.bar}
                    data-stacked={isStacked || undefined}
                    fill={fillOf(prefix, categoryLooks[point] ?? look)}
                    {...box}
                  />
                  {isNumbered && (
                    <text
                      className={styles.number}
                      x={box.x + box.width / 2}
                      y={isBelow ? start + 14 : start - 5}
                      textAnchor="middle"
                    >
                      {marks[point]}
                    </text>
                  )}
                </g>
              );
            })}
          </g>
        ))}
        <TargetMarks target={body.target} slotOf={plot.slotOf} placeOf={plot.y} />
      </>
    ),
    highlight: ({ point, line }) => {
      const { exists, box } = barOf(point, line);
      return (
        <>
          <rect
            className={styles.band}
            x={plot.left + point * plot.slot}
            width={plot.slot}
            y={plot.top}
            height={plot.bottom - plot.top}
          />
          {exists && <rect className={styles.read} {...box} />}
        </>
      );
    },
    spotAt: ({ x, y }) => {
      const point = plot.pointAt(x);
      if (point === undefined) return undefined;
      const value = linear(plot.bottom, plot.top, axis.min, axis.max)(y);
      return {
        point,
        line: isStacked
          ? lineCovering(shape.spans, point, value)
          : shape.lineAt(x - plot.centre(point)),
      };
    },
    placeOf: ({ point, line }) => {
      const { box, end } = barOf(point, line);
      return { x: box.x + box.width, y: end };
    },
  };
}
