import { arc, type PieArcDatum } from "d3-shape";
import type { PieSlice } from "../../engine";
import type { Size } from "./drawing";
import { LINE_HEIGHT, widthOf } from "./text";

/** Room for a label above or below the pie, in px. */
const AROUND = 24;
/** Distance from a slice to its label, in px. */
const APART = 13;
const LABELLED_FROM = 0.045;
const LEAST_RADIUS = 24;
/** Names may shrink the pie to this share of its radius. */
const SHRUNK = 0.8;

type Anchor = "start" | "middle" | "end";

type PieLabel = { point: number; text: string; x: number; y: number; anchor: Anchor };

/** Positions relative to the centre of the pie. */
type PieLayout = { radius: number; labels: PieLabel[] };

const anchorAt = (x: number): Anchor => {
  if (Math.abs(x) < 12) return "middle";
  return x < 0 ? "end" : "start";
};

function layout(
  angles: readonly PieArcDatum<PieSlice>[],
  textOf: (slice: PieSlice) => string,
  { width, height }: Size,
): PieLayout {
  const beside = APART + Math.max(...angles.map(({ data }) => widthOf(textOf(data)))) + 2;
  const radius = Math.max(LEAST_RADIUS, Math.min(width / 2 - beside, height / 2 - AROUND));
  const around = arc<PieArcDatum<PieSlice>>()
    .innerRadius(radius + APART)
    .outerRadius(radius + APART);
  const labels = angles.flatMap((angle, point) => {
    if (angle.data.share < LABELLED_FROM) return [];
    const [x, y] = around.centroid(angle);
    return [{ point, text: textOf(angle.data), x, y, anchor: anchorAt(x) }];
  });
  return { radius, labels };
}

const startOf = ({ text, x, anchor }: PieLabel): number => {
  if (anchor === "start") return x;
  return x - (anchor === "end" ? widthOf(text) : widthOf(text) / 2);
};

const meet = (one: PieLabel, other: PieLabel): boolean =>
  Math.abs(one.y - other.y) < LINE_HEIGHT &&
  startOf(one) < startOf(other) + widthOf(other.text) &&
  startOf(other) < startOf(one) + widthOf(one.text);

/** Labels the slices with names if these fit without shrinking the pie too much, else with their shares. */
export function pieLayout(angles: readonly PieArcDatum<PieSlice>[], size: Size): PieLayout {
  const named = layout(angles, ({ label }) => label, size);
  const shared = layout(angles, ({ shareText }) => shareText, size);
  const fits =
    named.radius > LEAST_RADIUS &&
    named.radius >= shared.radius * SHRUNK &&
    named.labels.every((one, at) => named.labels.slice(at + 1).every((other) => !meet(one, other)));
  return fits ? named : shared;
}
