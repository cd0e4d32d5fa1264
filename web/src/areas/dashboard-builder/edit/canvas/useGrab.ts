import { useEffect, useRef, useState } from "react";
import type { useDrag } from "./useDrag";
import type { Grab } from "./WidgetBody";

type Taking = Pick<ReturnType<typeof useDrag>, "begin" | "handlers">;

/** Stable handlers that call the latest ones, so that a drag redraws only the widgets that move. */
export function useGrab(taking: Taking): Grab {
  const latest = useRef(taking);
  useEffect(() => {
    latest.current = taking;
  });
  const [grab] = useState<Grab>(() => ({
    begin: (...args) => latest.current.begin(...args),
    onPointerMove: (event) => latest.current.handlers.onPointerMove(event),
    onPointerUp: (event) => latest.current.handlers.onPointerUp(event),
    onPointerCancel: () => latest.current.handlers.onPointerCancel(),
  }));
  return grab;
}
