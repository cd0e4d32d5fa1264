import { type RefObject, useEffect, useState } from "react";

/** True while columns continue beyond the end of the scroller. */
export function useHasMore(scroller: RefObject<HTMLElement | null>): boolean {
  const [hasMore, setHasMore] = useState(false);
  useEffect(() => {
    const box = scroller.current;
    if (box === null) return;
    const measure = () => setHasMore(box.scrollLeft + box.clientWidth < box.scrollWidth - 1);
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    for (const child of box.children) observer.observe(child);
    box.addEventListener("scroll", measure, { passive: true });
    return () => {
      observer.disconnect();
      box.removeEventListener("scroll", measure);
    };
  }, [scroller]);
  return hasMore;
}
