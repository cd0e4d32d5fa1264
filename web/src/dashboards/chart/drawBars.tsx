import type { SeriesBody } from "../../engine";
import { uniqueKeys } from "../widget/uniqueKeys";
import { Axes } from "./Axes";
import styles from "./Bars.module.css";
import { barShape, lineCovering } from "./barShape";
import type { Drawing, Size } from "./drawing";
import { fillOf, Hatches, looksOf } from "./Hatches";
import { plotOf } from "./plot";
import { linear } from "./scale";
import { widthOf } from "./text";

export function drawBars(
  body: SeriesBody,
  isStacked: boolean,
  prefix: string,
  size: Size,
): Drawing {
  const { categories, series, axis, categoryLooks } = body;
  const plot = plotOf(body, size, { top: 20, right: 8 });
  const shape = barShape(body, isStacked, plot.slot);
  const keys = uniqueKeys(categories);
  const widest = Math.max(
    ...series.flatMap(({ values }) => values.map(({ text }) => widthOf(text))),
  );
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
    marks: (
      <>
        <Hatches prefix={prefix} looks={looksOf(body)} />
        <Axes body={body} plot={plot} />
        {categories.map((_, point) => (
          <g key={keys[point]}>
            {series.map(({ look, values }, line) => {
              const { exists, isBelow, end, box } = barOf(point, line);
              if (!exists) return null;
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: a series is identified by its index
                <g key={line}>
                  <rect
                    className={styles.bar}
                    data-stacked={isStacked || undefined}
                    fill={fillOf(prefix, categoryLooks[point] ?? look)}
                    {...box}
                  />
                  {isNumbered && box.height > 0 && (
                    <text
                      className={styles.number}
                      x={box.x + box.width / 2}
                      y={isBelow ? end + 14 : end - 5}
                      textAnchor="middle"
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
