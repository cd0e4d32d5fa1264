import type { SeriesBody } from "../../engine";
import type { Plot } from "./plot";
import { LINE_HEIGHT, shorten, widthOf } from "./text";

/** With less width in px, or with more lines, a legend is easier to read. */
export const ROOM_FOR_LABELS = 420;
export const MOST_LABELLED = 5;

const MARKER = 20;

export const endRoom = ({ series }: SeriesBody, width: number): number =>
  Math.min(width * 0.3, Math.max(...series.map(({ label }) => widthOf(label))) + MARKER + 8);

export type EndLabel = { line: number; text: string; y: number };

/** Names at the ends of the lines, moved apart if the ends are close. */
export function endLabels({ series }: SeriesBody, plot: Plot, room: number): EndLabel[] {
  const labels = series
    .flatMap(({ label, values }, line) => {
      const last = values.findLast(({ value }) => value !== undefined)?.value;
      if (last === undefined) return [];
      return [{ line, text: shorten(label, room - MARKER), y: plot.y(last) }];
    })
    .sort((a, b) => a.y - b.y);
  let reached = plot.top - LINE_HEIGHT;
  for (const label of labels) {
    label.y = Math.max(label.y, reached + LINE_HEIGHT);
    reached = label.y;
  }
  let least = plot.bottom + LINE_HEIGHT;
  for (const label of labels.toReversed()) {
    label.y = Math.min(label.y, least - LINE_HEIGHT);
    least = label.y;
  }
  return labels;
}
