import type { SeriesBody } from "../../engine";
import { uniqueKeys } from "../widget/uniqueKeys";
import styles from "./Bars.module.css";
import { barShape, lineCovering } from "./barShape";
import type { Drawing, Size } from "./drawing";
import { fillOf, Hatches, looksOf } from "./Hatches";
import { linear } from "./scale";
import { clearOfTarget, TargetMarks, targetAt } from "./TargetMarks";
import { shorten, widthOf } from "./text";
import { ValueAxis } from "./ValueAxis";

const TOP = 4;
/** Room for the numbers of the axis. */
const UNDER = 22;
const NUMBERED_FROM = 11;

/** The minimum height of a chart with horizontal bars, in px. */
const horizontalHeight = ({ categories, series }: SeriesBody, isStacked: boolean): number =>
  TOP + UNDER + categories.length * Math.max(20, isStacked ? 0 : series.length * 10 + 8);

/** Horizontal bars, which leave room for long names. */
export function drawHorizontalBars(
  body: SeriesBody,
  isStacked: boolean,
  prefix: string,
  size: Size,
): Drawing {
  const { categories, series, axis, categoryLooks } = body;
  const keys = uniqueKeys(categories);
  const names = Math.min(Math.max(...categories.map(widthOf)), size.width * 0.38);
  const isNumbered = !isStacked || series.length === 1;
  const widest = isNumbered ? Math.max(...series.flatMap(({ marks }) => marks.map(widthOf))) : 0;
  const left = names + 12 + (axis.min < 0 ? widest : 0);
  const right = size.width - widest - 10;
  const bottom = size.height - UNDER;
  const slot = (bottom - TOP) / categories.length;
  const shape = barShape(body, isStacked, slot);
  const x = linear(axis.min, axis.max, left, right);
  const centre = (point: number) => TOP + (point + 0.5) * slot;

  const barOf = (point: number, line: number) => {
    const span = shape.spans[line]?.[point];
    const [from, to] = [x(span?.from ?? 0), x(span?.to ?? 0)];
    return {
      exists: span !== undefined,
      end: to,
      box: {
        x: Math.min(from, to),
        y: centre(point) + shape.offsetOf(line),
        width: Math.max(span === undefined || span.from === span.to ? 0 : 1, Math.abs(to - from)),
        height: shape.thickness,
      },
    };
  };

  return {
    isHorizontal: true,
    leastHeight: horizontalHeight(body, isStacked),
    marks: (
      <>
        <Hatches prefix={prefix} looks={looksOf(body)} />
        <ValueAxis axis={axis} scale={x} from={TOP} to={bottom} isHorizontal />
        {categories.map((name, point) => (
          <g key={keys[point]}>
            <text
              className={styles.number}
              x={names}
              y={centre(point)}
              dy="0.32em"
              textAnchor="end"
            >
              {shorten(name, names + 4)}
            </text>
            {series.map(({ look, marks }, line) => {
              const { exists, end, box } = barOf(point, line);
              if (!exists) return null;
              const isBelow = end < x(0);
              const room = widthOf(marks[point] ?? "") + 8;
              const target = targetAt(body.target, point, x);
              const start = clearOfTarget(end, target, isBelow ? -room : room);
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: a series is identified by its index
                <g key={line}>
                  <rect
                    className={styles.bar}
                    data-stacked={isStacked || undefined}
                    fill={fillOf(prefix, categoryLooks[point] ?? look)}
                    {...box}
                  />
                  {isNumbered && shape.thickness >= NUMBERED_FROM && (
                    <text
                      x={isBelow ? start - 6 : start + 6}
                      y={box.y + box.height / 2}
                      dy="0.32em"
                      textAnchor={isBelow ? "end" : "start"}
                    >
                      {marks[point]}
                    </text>
                  )}
                </g>
              );
            })}
          </g>
        ))}
        <TargetMarks
          target={body.target}
          slotOf={(point) => ({ from: TOP + point * slot, length: slot })}
          placeOf={x}
          isHorizontal
        />
      </>
    ),
    highlight: ({ point, line }) => {
      const { exists, box } = barOf(point, line);
      return (
        <>
          <rect
            className={styles.band}
            x={0}
            width={size.width}
            y={TOP + point * slot}
            height={slot}
          />
          {exists && <rect className={styles.read} {...box} />}
        </>
      );
    },
    spotAt: (place) => {
      const point = Math.floor((place.y - TOP) / slot);
      if (point < 0 || point >= categories.length) return undefined;
      const value = linear(left, right, axis.min, axis.max)(place.x);
      return {
        point,
        line: isStacked
          ? lineCovering(shape.spans, point, value)
          : shape.lineAt(place.y - centre(point)),
      };
    },
    placeOf: ({ point, line }) => {
      const { box, end } = barOf(point, line);
      return { x: end, y: box.y + box.height / 2 };
    },
  };
}
