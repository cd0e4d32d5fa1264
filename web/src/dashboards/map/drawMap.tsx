import { geoMercator, geoPath } from "d3-geo";
import type { MapBody } from "../../engine";
import type { Drawing, Place, Size } from "../chart/drawing";
import { classColour } from "./classColour";
import styles from "./drawMap.module.css";
import { LABEL_LINE, mapLabels } from "./mapLabels";
import { outlineShape } from "./outlineShape";
import { capitals, provinces } from "./provinces";

const EDGE = 6;
const POINT = 6;
/** Distance in px at which a pointer selects a province; some are only a few pixels wide. */
const NEAR = 14;

/** Provinces coloured by class. A province younger than the outlines is a point, if it has a value. */
export function drawMap({ areas, classes }: MapBody, { width, height }: Size): Drawing {
  const projection = geoMercator().fitExtent(
    [
      [EDGE, EDGE],
      [width - EDGE, height - EDGE],
    ],
    provinces,
  );
  const path = geoPath(projection).digits(1);
  const outlines = new Map(provinces.features.map((outline) => [String(outline.id), outline]));
  const shapes = new Map(
    provinces.features.map((outline) => [String(outline.id), outlineShape(outline, projection)]),
  );

  const places = areas.map(({ code, parent }): Place => {
    const capital = parent === undefined ? undefined : capitals[code];
    const outline = outlines.get(code);
    const [x, y] = (capital && projection(capital)) ?? (outline && path.centroid(outline)) ?? [];
    return { x: x ?? width / 2, y: y ?? height / 2 };
  });
  const placeOf = (point: number): Place => places[point] ?? { x: width / 2, y: height / 2 };
  const codeOf = (point: number) => areas[point]?.code ?? "";
  const isYoung = (point: number) => areas[point]?.parent !== undefined;
  const colourOf = (point: number) => {
    const index = areas[point]?.class;
    return index === undefined ? undefined : classColour(index, classes.length);
  };

  const shapeOf = (point: number, className: string | undefined) => {
    const outline = isYoung(point) ? undefined : outlines.get(codeOf(point));
    const look = {
      className,
      fill: colourOf(point),
      "data-none": colourOf(point) === undefined || undefined,
    };
    const { x, y } = placeOf(point);
    return outline ? (
      <path key={codeOf(point)} d={path(outline) ?? ""} {...look} />
    ) : (
      <circle key={codeOf(point)} cx={x} cy={y} r={POINT} {...look} />
    );
  };
  const all = areas.map((_, point) => point);
  const outlined = all.filter((point) => !isYoung(point));
  const young = all.filter((point) => isYoung(point) && colourOf(point) !== undefined);

  const labels = mapLabels(
    areas.map((area, point) => ({
      ...area,
      place: placeOf(point),
      own: shapes.get(area.parent ?? area.code),
    })),
    [...shapes.values()],
    { width, height },
  );

  function spotAt(place: Place) {
    const far = (point: number) => {
      const { x, y } = placeOf(point);
      return Math.hypot(x - place.x, y - place.y);
    };
    const onPoint = young.find((point) => far(point) <= POINT + 3);
    if (onPoint !== undefined) return { point: onPoint, line: 0 };
    const inside = outlined.find((point) => shapes.get(codeOf(point))?.covers(place));
    if (inside !== undefined) return { point: inside, line: 0 };
    const nearest = outlined.reduce((best, point) => (far(point) < far(best) ? point : best), 0);
    return far(nearest) <= NEAR ? { point: nearest, line: 0 } : undefined;
  }

  return {
    marks: (
      <>
        {outlined.map((point) => shapeOf(point, styles.outline))}
        {young.map((point) => shapeOf(point, styles.young))}
        {labels.map(({ point, lines, x, y, isBeside }) => {
          const top = y - (lines.length * LABEL_LINE) / 2;
          const from = placeOf(point);
          // The leader ends above or below the text, not under it.
          const end = from.y < y ? top - 1 : top + lines.length * LABEL_LINE + 1;
          return (
            <g key={codeOf(point)} className={styles.label}>
              {isBeside && (
                <line className={styles.leader} x1={from.x} y1={from.y} x2={x} y2={end} />
              )}
              <text textAnchor="middle">
                {lines.map((line, at) => (
                  <tspan
                    key={line}
                    className={at === lines.length - 1 ? styles.value : undefined}
                    x={x}
                    y={top + at * LABEL_LINE + 11}
                  >
                    {line}
                  </tspan>
                ))}
              </text>
            </g>
          );
        })}
      </>
    ),
    highlight: ({ point }) => (
      <>
        <g className={styles.halo}>{shapeOf(point, undefined)}</g>
        {shapeOf(point, styles.read)}
      </>
    ),
    spotAt,
    placeOf: ({ point }) => placeOf(point),
  };
}
