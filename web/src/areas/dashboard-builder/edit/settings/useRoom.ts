import { type RefObject, useLayoutEffect, useState } from "react";
import { keepEqual } from "../../../../platform/keepEqual";
import { type Room, roomOf } from "./panelSide";

const UNKNOWN: Room = { width: 0, free: 0 };

/** The room of the canvas, also after the window or the side menu changes. */
export function useRoom(place: RefObject<HTMLElement | null>): Room {
  const [room, setRoom] = useState(UNKNOWN);

  useLayoutEffect(() => {
    const element = place.current;
    if (element === null) return;
    const measure = () => setRoom((before) => keepEqual(before, roomOf(element)));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(document.documentElement);
    return () => observer.disconnect();
  }, [place]);

  return room;
}
