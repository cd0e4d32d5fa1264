import { geoContains, geoMercator, geoPath } from "d3-geo";
import type { MapBody } from "../../engine";
import type { Drawing, Place, Size } from "../chart/drawing";
import { areaNames } from "./areaNames";
import { classColour } from "./classColour";
import styles from "./drawMap.module.css";
import { capitals, provinces } from "./provinces";

const EDGE = 6;
const POINT = 6;
/** Distance in px at which a pointer selects a province; some are only a few pixels wide. */
const NEAR = 14;

/** Provinces coloured by class. A province younger than the outlines is a point. */
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

  const places = areas.map(({ code, parent }): Place => {
    const capital = parent === undefined ? undefined : capitals[code];
    const outline = outlines.get(code);
    const [x, y] = (capital && projection(capital)) ?? (outline && path.centroid(outline)) ?? [];
    return { x: x ?? width / 2, y: y ?? height / 2 };
  });
  const outlineOf = (point: number) => {
    const area = areas[point];
    return area?.parent === undefined ? outlines.get(area?.code ?? "") : undefined;
  };
  const colourOf = (point: number) => {
    const index = areas[point]?.class;
    return index === undefined ? undefined : classColour(index, classes.length);
  };

  const shapeOf = (point: number, className: string | undefined) => {
    const outline = outlineOf(point);
    const place = places[point];
    if (outline)
      return (
        <path
          key={areas[point]?.code}
          className={className}
          d={path(outline) ?? ""}
          fill={colourOf(point)}
          data-none={colourOf(point) === undefined || undefined}
        />
      );
    return (
      <circle
        key={areas[point]?.code}
        className={className}
        cx={place?.x}
        cy={place?.y}
        r={POINT}
        fill={colourOf(point)}
        data-none={colourOf(point) === undefined || undefined}
      />
    );
  };
  const isYoung = (point: number) => outlineOf(point) === undefined;
  const all = areas.map((_, point) => point);

  const reaches = places.map(({ x, y }, point) => {
    const outline = outlineOf(point);
    if (outline === undefined) return { x, top: y - POINT, bottom: y + POINT };
    const [[, top], [, bottom]] = path.bounds(outline);
    return { x, top, bottom };
  });
  const names = areaNames(areas, reaches, { width, height });

  function spotAt(place: Place) {
    const far = (point: number) => {
      const { x, y } = places[point] ?? { x: Number.NaN, y: Number.NaN };
      return Math.hypot(x - place.x, y - place.y);
    };
    const young = all.find((point) => isYoung(point) && far(point) <= POINT + 3);
    if (young !== undefined) return { point: young, line: 0 };
    const where = projection.invert?.([place.x, place.y]);
    const inside = all.find((point) => {
      const outline = outlineOf(point);
      return where && outline && geoContains(outline, where);
    });
    if (inside !== undefined) return { point: inside, line: 0 };
    const nearest = all.reduce((best, point) => (far(point) < far(best) ? point : best), 0);
    return far(nearest) <= NEAR ? { point: nearest, line: 0 } : undefined;
  }

  return {
    marks: (
      <>
        {all.filter((point) => !isYoung(point)).map((point) => shapeOf(point, styles.outline))}
        {all.filter(isYoung).map((point) => shapeOf(point, styles.young))}
        {names.map(({ point, x, y }) => (
          <text key={areas[point]?.code} className={styles.name} x={x} y={y} textAnchor="middle">
            {areas[point]?.name}
          </text>
        ))}
      </>
    ),
    highlight: ({ point }) => (
      <>
        <g className={styles.halo}>{shapeOf(point, undefined)}</g>
        {shapeOf(point, styles.read)}
      </>
    ),
    spotAt,
    placeOf: ({ point }) => places[point] ?? { x: width / 2, y: height / 2 },
  };
}
