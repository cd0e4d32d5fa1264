import type { SeriesBody } from "../../engine";
import { uniqueKeys } from "../widget/uniqueKeys";
import styles from "./Bars.module.css";
import { barShape } from "./barShape";
import type { Drawing, Size } from "./drawing";
import { fillOf, Hatches, looksOf } from "./Hatches";
import { linear } from "./scale";
import { shorten, widthOf } from "./text";
import { ValueAxis } from "./ValueAxis";

/** The axis is at the top, because many bars scroll. */
const TOP = 24;
const UNDER = 4;
const NUMBERED_FROM = 11;

/** The minimum height of a chart with horizontal bars, in px. */
export const horizontalHeight = ({ categories, series }: SeriesBody): number =>
  TOP + UNDER + categories.length * Math.max(20, series.length * 10 + 8);

/** Horizontal bars, which leave room for long names. */
export function drawHorizontalBars(body: SeriesBody, prefix: string, size: Size): Drawing {
  const { categories, series, axis, categoryLooks } = body;
  const keys = uniqueKeys(categories);
  const names = Math.min(Math.max(...categories.map(widthOf)), size.width * 0.38);
  const widest = Math.max(
    ...series.flatMap(({ values }) => values.map(({ text }) => widthOf(text))),
  );
  const left = names + 12 + (axis.min < 0 ? widest : 0);
  const right = size.width - widest - 10;
  const bottom = size.height - UNDER;
  const slot = (bottom - TOP) / categories.length;
  const shape = barShape(body, false, slot);
  const x = linear(axis.min, axis.max, left, right);
  const centre = (point: number) => TOP + (point + 0.5) * slot;

  const barOf = (point: number, line: number) => {
    const span = shape.spans[line]?.[point];
    const [from, to] = [x(0), x(span?.to ?? 0)];
    return {
      exists: span !== undefined,
      end: to,
      box: {
        x: Math.min(from, to),
        y: centre(point) + shape.offsetOf(line),
        width: Math.max(span?.to ? 1 : 0, Math.abs(to - from)),
        height: shape.thickness,
      },
    };
  };

  return {
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
            {series.map(({ look, values }, line) => {
              const { exists, end, box } = barOf(point, line);
              if (!exists) return null;
              const isBelow = end < x(0);
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: a series is identified by its index
                <g key={line}>
                  <rect
                    className={styles.bar}
                    fill={fillOf(prefix, categoryLooks[point] ?? look)}
                    {...box}
                  />
                  {shape.thickness >= NUMBERED_FROM && end !== x(0) && (
                    <text
                      x={isBelow ? end - 6 : end + 6}
                      y={box.y + box.height / 2}
                      dy="0.32em"
                      textAnchor={isBelow ? "end" : "start"}
                    >
                      {values[point]?.text}
                    </text>
                  )}
                </g>
              );
            })}
          </g>
        ))}
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
    spotAt: ({ y }) => {
      const point = Math.floor((y - TOP) / slot);
      if (point < 0 || point >= categories.length) return undefined;
      return { point, line: shape.lineAt(y - centre(point)) };
    },
    placeOf: ({ point, line }) => {
      const { box, end } = barOf(point, line);
      return { x: end, y: box.y + box.height / 2 };
    },
  };
}
