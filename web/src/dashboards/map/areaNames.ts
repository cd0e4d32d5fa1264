import type { MapArea } from "../../engine";
import type { Size } from "../chart/drawing";
import { LINE_HEIGHT, widthOf } from "../chart/text";

/** On a map narrower than this, in px, names would hide the areas. */
const ROOM = 520;
const MOST = 12;
const EDGE = 2;

/** The vertical extent and the centre of an area, in px. */
export type Reach = { x: number; top: number; bottom: number };

export type AreaName = { point: number; x: number; y: number };

/** Names beside areas with a value, strongest class first. A name that would overlap another or leave the map is omitted. */
export function areaNames(
  areas: readonly Pick<MapArea, "name" | "class">[],
  reaches: readonly Reach[],
  { width, height }: Size,
): AreaName[] {
  if (width < ROOM) return [];
  const taken: { left: number; right: number; y: number }[] = [];
  const strongest = areas
    .flatMap(({ name, class: rank }, point) => (rank === undefined ? [] : [{ name, rank, point }]))
    .toSorted((a, b) => b.rank - a.rank);
  const names: AreaName[] = [];
  for (const { name, point } of strongest) {
    const reach = reaches[point];
    if (reach === undefined || names.length === MOST) continue;
    const half = widthOf(name) / 2;
    const x = Math.max(half + EDGE, Math.min(reach.x, width - half - EDGE));
    const isFree = (y: number) =>
      y > LINE_HEIGHT &&
      y < height - EDGE &&
      taken.every(
        (other) =>
          x + half + EDGE < other.left ||
          other.right < x - half - EDGE ||
          Math.abs(y - other.y) >= LINE_HEIGHT,
      );
    const y = [reach.bottom + 12, reach.top - 5].find(isFree);
    if (y === undefined) continue;
    taken.push({ left: x - half, right: x + half, y });
    names.push({ point, x, y });
  }
  return names;
}
