import { type RefObject, useLayoutEffect } from "react";

const heightOf = (element: Element | null) => element?.getBoundingClientRect().height ?? 0;

/** Makes a scrolled table as low as the rows that it shows whole: half a row at its end would read as a fault. */
export function useWholeRows(scroller: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const place = scroller.current;
    const table = place?.querySelector("table");
    if (!place || !table) return;

    function cutAtRow(place: HTMLElement, table: HTMLTableElement) {
      place.style.maxBlockSize = "";
      if (place.scrollHeight <= place.clientHeight + 1) return;
      const borders = place.offsetHeight - place.clientHeight;
      let height = heightOf(table.tHead) + heightOf(table.tFoot);
      for (const row of table.tBodies[0]?.rows ?? []) {
        const next = height + heightOf(row);
        if (next > place.clientHeight) break;
        height = next;
      }
      place.style.maxBlockSize = `${height + borders}px`;
    }

    const observer = new ResizeObserver(() => cutAtRow(place, table));
    observer.observe(table);
    const card = place.closest("section[data-long]")?.parentElement;
    if (card) observer.observe(card);
    return () => observer.disconnect();
  }, [scroller]);
}
