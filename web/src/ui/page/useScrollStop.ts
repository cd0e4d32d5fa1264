import { type RefObject, useEffect, useState } from "react";

/**
 * What an element that scrolls needs to be in reach of the keyboard, and only while it holds more than it shows: a stop of the
 * Tab key that leads to nothing would be in the way.
 */
export function useScrollStop(
  box: RefObject<HTMLElement | null>,
  name: string,
  role: "region" | "group" = "region",
) {
  const [isCut, setCut] = useState(false);

  useEffect(() => {
    const measured = box.current;
    if (measured === null) return;
    const observer = new ResizeObserver(() => setCut(holdsMore(measured)));
    observer.observe(measured);
    for (const child of measured.children) observer.observe(child);
    return () => observer.disconnect();
  }, [box]);

  return isCut ? { role, "aria-label": name, tabIndex: 0 } : {};
}

/** A pixel may be lost in rounding. */
const holdsMore = (box: HTMLElement) =>
  box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1;
