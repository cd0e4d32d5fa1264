import { type RefObject, useLayoutEffect, useState } from "react";

const rem = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

/** The width of a box in rem; `undefined` until it is measured. */
export function useRoom(box: RefObject<HTMLElement | null>): number | undefined {
  const [room, setRoom] = useState<number>();
  useLayoutEffect(() => {
    const measured = box.current;
    if (measured === null) return;
    const measure = () =>
      setRoom(measured.clientWidth > 0 ? measured.clientWidth / rem() : undefined);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [box]);
  return room;
}
