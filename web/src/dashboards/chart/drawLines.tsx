import { area, line as lineOf } from "d3-shape";
import type { SeriesBody } from "../../engine";
import { uniqueKeys } from "../widget/uniqueKeys";
import { Axes } from "./Axes";
import type { Drawing, Size } from "./drawing";
import { EndLabels } from "./EndLabels";
import { fillOf, Hatches, looksOf } from "./Hatches";
import styles from "./Lines.module.css";
import { endLabels, endRoom, MOST_LABELLED, ROOM_FOR_LABELS } from "./lineEnds";
import { colourOf, dashOf, markerOf } from "./look";
import { plotOf } from "./plot";
import { fromZero, type Span, stacked } from "./stack";
import { TargetMarks } from "./TargetMarks";

export const isLabelled = ({ series }: SeriesBody): boolean =>
  series.length > 1 && series.length <= MOST_LABELLED;

export function drawLines(body: SeriesBody, isArea: boolean, prefix: string, size: Size): Drawing {
  const labelled = !isArea && isLabelled(body) && size.width >= ROOM_FOR_LABELS;
  const room = labelled ? endRoom(body, size.width) : 12;
  const plot = plotOf(body, size, { top: 10, right: room });
  const spans = isArea ? stacked(body.series) : fromZero(body.series);
  const keys = uniqueKeys(body.series.map(({ label }) => label));

  const placeOf = (point: number, line: number) => ({
    x: plot.centre(point),
    y: plot.y(spans[line]?.[point]?.to ?? 0),
  });
  const path = lineOf<Span>()
    .defined((span) => span !== undefined)
    .x((_, point) => plot.centre(point))
    .y((span) => plot.y(span?.to ?? 0));
  const surface = area<Span>()
    .defined((span) => span !== undefined)
    .x((_, point) => plot.centre(point))
    .y0((span) => plot.y(span?.from ?? 0))
    .y1((span) => plot.y(span?.to ?? 0));
  const marker = (point: number, line: number, className: string | undefined, area?: number) => {
    const look = body.series[line]?.look;
    if (look === undefined || spans[line]?.[point] === undefined) return null;
    const { x, y } = placeOf(point, line);
    return (
      <path
        key={`${line} ${point}`}
        className={className}
        d={markerOf(look, area)}
        fill={colourOf(look)}
        transform={`translate(${x} ${y})`}
      />
    );
  };

  return {
    marks: (
      <>
        {isArea && <Hatches prefix={prefix} looks={looksOf(body)} />}
        <Axes body={body} plot={plot} />
        {body.series.map(({ look }, line) => (
          <g key={keys[line]}>
            {isArea && (
              <path
                className={styles.area}
                data-alone={body.series.length === 1 || undefined}
                d={surface(spans[line] ?? []) ?? ""}
                fill={fillOf(prefix, look)}
              />
            )}
            <path
              className={isArea ? styles.edge : styles.line}
              d={path(spans[line] ?? []) ?? ""}
              stroke={colourOf(look)}
              strokeDasharray={isArea ? undefined : dashOf(look)}
            />
            {!isArea &&
              markedPoints(spans[line] ?? [], plot.slot).map((point) =>
                marker(point, line, styles.marker),
              )}
          </g>
        ))}
        <TargetMarks target={body.target} slotOf={plot.slotOf} placeOf={plot.y} />
        {labelled && (
          <EndLabels labels={endLabels(body, plot, room)} x={plot.right} looks={looksOf(body)} />
        )}
      </>
    ),
    highlight: ({ point, line }) => (
      <>
        <line
          className={styles.cross}
          x1={plot.centre(point)}
          x2={plot.centre(point)}
          y1={plot.top}
          y2={plot.bottom}
        />
        {body.series.map((_, other) => other !== line && marker(point, other, styles.marker))}
        {marker(point, line, styles.read, 110)}
      </>
    ),
    spotAt: ({ x, y }) => {
      const point = plot.pointAt(x);
      if (point === undefined) return undefined;
      const far = (line: number) =>
        spans[line]?.[point] === undefined
          ? Number.POSITIVE_INFINITY
          : Math.abs(placeOf(point, line).y - y);
      const line = body.series.reduce((best, _, at) => (far(at) < far(best) ? at : best), 0);
      return { point, line };
    },
    placeOf: ({ point, line }) => placeOf(point, line),
  };
}

const CLOSE = 16;

/**
 * The points with a marker: all if there is room, else only line ends and single points between gaps. Markers at some other
 * points would suggest that the rest is not measured.
 */
export function markedPoints(spans: readonly Span[], slot: number): number[] {
  const isThere = (point: number) => spans[point] !== undefined;
  const first = spans.findIndex((span) => span !== undefined);
  const last = spans.findLastIndex((span) => span !== undefined);
  return spans.flatMap((_, point) => {
    if (!isThere(point)) return [];
    const isAlone = !isThere(point - 1) && !isThere(point + 1);
    return slot >= CLOSE || isAlone || point === first || point === last ? [point] : [];
  });
}
