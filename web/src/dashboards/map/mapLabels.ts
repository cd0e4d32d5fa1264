import type { MapArea } from "../../engine";
import type { Place, Size } from "../chart/drawing";
import { widthOf } from "../chart/text";
import type { OutlineShape } from "./outlineShape";

/** On a map narrower than this, in px, full names would leave room for few labels. */
const ROOM_FOR_NAMES = 520;
export const LABEL_LINE = 14;
const MARGIN = 2;
/** Distances of a label from its province, in px. */
const DISTANCES = [0, 10, 20, 32, 46, 62, 80];
const DIRECTIONS = Array.from({ length: 16 }, (_, at) => (at * Math.PI) / 8);

/** The first line is the name if there are two; the last is the value. */
export type MapLabel = {
  point: number;
  lines: string[];
  x: number;
  y: number;
  /** True if a line must connect it with its province. */
  isBeside: boolean;
};

type Box = { left: number; right: number; top: number; bottom: number };

export type LabelledArea = Pick<MapArea, "name" | "shortName" | "mark"> & {
  place: Place;
  own: OutlineShape | undefined;
};

function boxAt({ x, y }: Place, lines: readonly string[]): Box {
  const half = Math.max(...lines.map(widthOf)) / 2 + MARGIN;
  const high = (lines.length * LABEL_LINE) / 2;
  return { left: x - half, right: x + half, top: y - high, bottom: y + high };
}

const meets = (one: Box, other: Box): boolean =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

/** A grid of places that is denser than the smallest island. */
function samples({ left, right, top, bottom }: Box): Place[] {
  const across = Math.max(2, Math.ceil((right - left) / 8));
  return Array.from(
    { length: across + 1 },
    (_, at) => left + ((right - left) * at) / across,
  ).flatMap((x) => [top, (top + bottom) / 2, bottom].map((y) => ({ x, y })));
}

/**
 * Labels of areas with a value, in the order of the areas. A label is inside its province or on the sea beside it, never
 * on another province or label; it is shortened, and at last omitted.
 */
export function mapLabels(
  areas: readonly LabelledArea[],
  land: readonly OutlineShape[],
  { width, height }: Size,
): MapLabel[] {
  const taken: Box[] = [];
  const isFree = (box: Box) =>
    box.left >= 0 &&
    box.right <= width &&
    box.top >= 0 &&
    box.bottom <= height &&
    !taken.some((other) => meets(box, other));

  function placed({ place, own }: LabelledArea, lines: string[]) {
    const inside = boxAt(place, lines);
    if (own && isFree(inside) && samples(inside).every(own.covers))
      return { ...place, isBeside: false, box: inside };
    const [half, high] = [(inside.right - inside.left) / 2, (inside.bottom - inside.top) / 2];
    for (const distance of DISTANCES) {
      for (const direction of distance === 0 ? [0] : DIRECTIONS) {
        const x = place.x + Math.cos(direction) * (distance && distance + half);
        const y = place.y + Math.sin(direction) * (distance && distance + high);
        const box = boxAt({ x, y }, lines);
        const isOnLand = () => samples(box).some((spot) => land.some(({ covers }) => covers(spot)));
        if (isFree(box) && !isOnLand()) return { x, y, isBeside: distance > 0, box };
      }
    }
    return undefined;
  }

  return areas.flatMap((area, point) => {
    if (area.mark === "") return [];
    const full = width < ROOM_FOR_NAMES ? [] : [[area.name, area.mark]];
    for (const lines of [...full, [area.shortName, area.mark], [area.mark]]) {
      const found = placed(area, lines);
      if (found === undefined) continue;
      const { x, y, isBeside, box } = found;
      taken.push(box);
      return [{ point, lines, x, y, isBeside }];
    }
    return [];
  });
}
