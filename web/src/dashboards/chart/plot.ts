import type { SeriesBody } from "../../engine";
import { type CategoryLabels, categoryLabels } from "./categoryLabels";
import type { Size } from "./drawing";
import { linear } from "./scale";
import { widthOf } from "./text";

export type Plot = {
  left: number;
  right: number;
  top: number;
  bottom: number;
  width: number;
  slot: number;
  /** Start and length of a category on the axis. */
  slotOf: (point: number) => { from: number; length: number };
  labels: CategoryLabels;
  centre: (point: number) => number;
  y: (value: number) => number;
  pointAt: (x: number) => number | undefined;
};

export type Room = { top: number; right: number };

export function plotOf({ categories, isTime, axis }: SeriesBody, size: Size, room: Room): Plot {
  const left = Math.max(...axis.ticks.map(({ text }) => widthOf(text))) + 14;
  const right = size.width - room.right;
  const slot = (right - left) / categories.length;
  const labels = categoryLabels(categories, isTime, slot);
  const bottom = size.height - labels.depth;
  return {
    left,
    right,
    top: room.top,
    bottom,
    width: size.width,
    slot,
    slotOf: (point) => ({ from: left + point * slot, length: slot }),
    labels,
    centre: (point) => left + (point + 0.5) * slot,
    y: linear(axis.min, axis.max, bottom, room.top),
    pointAt: (x) => {
      const point = Math.floor((x - left) / slot);
      return point >= 0 && point < categories.length ? point : undefined;
    },
  };
}
