import { type RefObject, useLayoutEffect } from "react";

/** Shrinks a scrolling table to whole rows: half a row at the end looks like a fault. */
export function useWholeRows(scroller: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const place = scroller.current;
    const table = place?.querySelector("table");
    if (!place || !table) return;

    function cutAtRow(place: HTMLElement, table: HTMLTableElement) {
      place.style.maxBlockSize = "";
      if (place.scrollHeight <= place.clientHeight + 1) return;
      const borders = place.offsetHeight - place.clientHeight;
      const foot = table.tFoot?.offsetHeight ?? 0;
      const ends = [...(table.tBodies[0]?.rows ?? [])].map(
        (row) => row.offsetTop + row.offsetHeight,
      );
      const height = foot + (ends.findLast((end) => end + foot <= place.clientHeight) ?? 0);
      place.style.maxBlockSize = `${height + borders}px`;
    }

    const observer = new ResizeObserver(() => cutAtRow(place, table));
    observer.observe(table);
    const card = place.closest("section[data-long]")?.parentElement;
    if (card) observer.observe(card);
    return () => observer.disconnect();
  }, [scroller]);
}
