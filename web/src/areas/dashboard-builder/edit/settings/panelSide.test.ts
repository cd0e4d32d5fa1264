import { expect, test } from "vitest";
import { type Room, type Side, sideFor } from "./panelSide";

const at = (x: number, w: number) => ({ x, y: 0, w, h: 3 });
/** Rooms of windows of 1024, 1280, 1440 and 1920 px. */
const ROOMS: readonly Room[] = [
  { width: 57, free: 0.5 },
  { width: 73, free: 0.5 },
  { width: 71, free: 0.5 },
  { width: 85, free: 17 },
];

/** True if settings of 19 rem on this side overlap the widget. */
function isCovered({ x, w }: { x: number; w: number }, { width, free }: Room, side: Side) {
  const column = (width + 1) / 12;
  const [start, end] = [x * column, (x + w) * column - 1];
  if (side === "bottom") return false;
  return side === "left" ? start < 19 : end > width + free - 19;
}

test("the settings never cover their widget", () => {
  for (const room of ROOMS) {
    for (let w = 1; w <= 12; w += 1) {
      for (let x = 0; x + w <= 12; x += 1) {
        for (const before of ["right", "left", "bottom"] as const) {
          const side = sideFor(at(x, w), room, before);
          expect(isCovered({ x, w }, room, side), `${x} ${w} ${room.width} ${side}`).toBe(false);
        }
      }
    }
  }
});

test("a widget at an edge has the settings on the other side, a wide one below", () => {
  const room = { width: 73, free: 0.5 };
  expect(sideFor(at(0, 4), room, "right")).toBe("right");
  expect(sideFor(at(8, 4), room, "right")).toBe("left");
  expect(sideFor(at(0, 12), room, "right")).toBe("bottom");
  expect(sideFor(at(0, 4), room, "bottom")).toBe("right");
});

test("the settings stay on the left while they cover nothing there", () => {
  const room = { width: 73, free: 0.5 };
  expect(sideFor(at(4, 4), room, "left")).toBe("left");
  expect(sideFor(at(4, 4), room, "right")).toBe("right");
  expect(sideFor(at(0, 4), room, "left")).toBe("right");
});

test("beside a page that does not fill the window, more widgets keep the settings on the right", () => {
  expect(sideFor(at(0, 11), { width: 85, free: 17 }, "right")).toBe("right");
  expect(sideFor(at(0, 11), { width: 85, free: 0 }, "right")).toBe("bottom");
});
