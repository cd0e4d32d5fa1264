import { type KeyboardEvent, useState } from "react";
import type { Reading, Spot } from "./drawing";

const within = (index: number, length: number) => Math.max(0, Math.min(index, length - 1));

export function useReader({ points, lines }: Reading, isHorizontal = false) {
  const [last, setLast] = useState<Spot>({ point: 0, line: 0 });
  const [isShown, setShown] = useState(false);
  // The data may have shrunk since the last move.
  const spot: Spot = { point: within(last.point, points), line: within(last.line, lines) };

  function show(next: Spot) {
    setLast({ point: within(next.point, points), line: within(next.line, lines) });
    setShown(true);
  }

  const along = (steps: number) => show({ ...spot, point: spot.point + steps });
  const across = (steps: number) =>
    lines > 1 ? show({ ...spot, line: spot.line + steps }) : along(steps);
  const downwards = isHorizontal ? along : across;
  const sideways = isHorizontal ? across : along;

  function moveOf(key: string) {
    switch (key) {
      case "ArrowLeft":
        return () => sideways(-1);
      case "ArrowRight":
        return () => sideways(1);
      case "ArrowUp":
        return () => downwards(-1);
      case "ArrowDown":
        return () => downwards(1);
      case "PageUp":
        return () => along(-10);
      case "PageDown":
        return () => along(10);
      case "Home":
        return () => along(-points);
      case "End":
        return () => along(points);
      default:
        return undefined;
    }
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Escape" && isShown) {
      // Otherwise a dialog around the chart would close too.
      event.stopPropagation();
      setShown(false);
      return;
    }
    const move = moveOf(event.key);
    if (move === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    move();
  }

  return { spot, isShown, show, hide: () => setShown(false), onKeyDown };
}
