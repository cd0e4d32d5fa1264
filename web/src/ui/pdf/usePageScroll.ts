import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import {
  GAP,
  type PageLayout,
  type Place,
  pagesInView,
  placeAt,
  type Shown,
  topOf,
} from "./pageLayout";
import { keepReadingPlace, readingPlace } from "./readingPlace";

const START: Place = { page: 1, offset: 0 };

export type PageScroll = {
  shown: Shown;
  onScroll: () => void;
  /** Scrolls to a place; an offset of 0 leaves a gap above the page. */
  goTo: (place: Place) => void;
};

/** Follows the scroll position in place and page, keeps it for the session, and holds it when the layout changes. */
export function usePageScroll(
  id: string,
  scroller: RefObject<HTMLElement | null>,
  layout: PageLayout,
  viewHeight: number,
  startPage: number | undefined,
): PageScroll {
  const place = useRef<Place>(undefined);
  const [shown, setShown] = useState<Shown>({ first: 1, last: 1, current: 1 });

  const follow = useCallback(() => {
    const top = scroller.current?.scrollTop ?? 0;
    place.current = placeAt(layout, top);
    const next = pagesInView(layout, top, viewHeight);
    setShown((now) => (isSame(now, next) ? now : next));
  }, [scroller, layout, viewHeight]);

  useLayoutEffect(() => {
    if (scroller.current === null || viewHeight === 0) return;
    const start = startPage && { page: startPage, offset: 0 };
    place.current ??= start || (readingPlace(id) ?? START);
    scroller.current.scrollTop = placeTop(layout, place.current);
    follow();
  }, [id, scroller, layout, viewHeight, startPage, follow]);

  useEffect(() => {
    const keep = () => place.current && keepReadingPlace(id, place.current);
    window.addEventListener("pagehide", keep);
    return () => {
      window.removeEventListener("pagehide", keep);
      keep();
    };
  }, [id]);

  function goTo(next: Place) {
    if (scroller.current === null) return;
    scroller.current.scrollTop = placeTop(layout, next);
    follow();
  }

  return { shown, onScroll: follow, goTo };
}

const isSame = (one: Shown, other: Shown) =>
  one.first === other.first && one.last === other.last && one.current === other.current;

const placeTop = (layout: PageLayout, place: Place) =>
  topOf(layout, place) - (place.offset === 0 ? GAP : 0);
