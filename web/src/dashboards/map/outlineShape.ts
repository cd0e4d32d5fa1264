import type { GeoPermissibleObjects, GeoProjection } from "d3-geo";
import type { Feature, Position } from "geojson";
import type { Place } from "../chart/drawing";

type Ring = readonly Place[];

/** A province as drawn, in px. */
export type OutlineShape = { covers: (place: Place) => boolean };

const polygonsOf = ({ geometry }: Feature): Position[][][] => {
  if (geometry.type === "Polygon") return [geometry.coordinates];
  return geometry.type === "MultiPolygon" ? geometry.coordinates : [];
};

function isWithin(ring: Ring, { x, y }: Place): boolean {
  let inside = false;
  let before = ring.at(-1);
  for (const point of ring) {
    if (before && point.y > y !== before.y > y) {
      const crossing = point.x + ((y - point.y) * (before.x - point.x)) / (before.y - point.y);
      if (x < crossing) inside = !inside;
    }
    before = point;
  }
  return inside;
}

/** The islands of an outline, projected once, so that many places can be tested. */
export function outlineShape(
  outline: Feature & GeoPermissibleObjects,
  projection: GeoProjection,
): OutlineShape {
  const islands = polygonsOf(outline).map(([outer = []]) => {
    const ring = outer.flatMap(([longitude = 0, latitude = 0]): Place[] => {
      const [x, y] = projection([longitude, latitude]) ?? [];
      return x === undefined || y === undefined ? [] : [{ x, y }];
    });
    const [xs, ys] = [ring.map(({ x }) => x), ring.map(({ y }) => y)];
    const box = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)] as const;
    return { ring, box };
  });
  return {
    covers: (place) =>
      islands.some(
        ({ ring, box: [left, right, top, bottom] }) =>
          left <= place.x &&
          place.x <= right &&
          top <= place.y &&
          place.y <= bottom &&
          isWithin(ring, place),
      ),
  };
}
