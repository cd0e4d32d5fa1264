import { type RefObject, useEffect, useState } from "react";

/** Makes a scrolling element focusable for the keyboard, but only while it overflows. */
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

/** Ignores one pixel, because the browser rounds these sizes. */
const holdsMore = (box: HTMLElement) =>
  box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1;
