import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { isUnderModal } from "../ui/overlay/openModals";

/** A screen that still waits for something gets its heading later. */
function whenHeadingIsThere(use: (heading: HTMLElement) => void): () => void {
  const find = () => document.querySelector<HTMLElement>("h1");
  const present = find();
  if (present !== null) {
    use(present);
    return () => {};
  }
  const observer = new MutationObserver(() => {
    const arrived = find();
    if (arrived === null) return;
    observer.disconnect();
    use(arrived);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** Moves the focus to the heading of each new screen, but not of the first: there the page itself is new. */
export function useFocusOnArrival() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const drawn = useRef(pathname);
  useLayoutEffect(() => {
    drawn.current = pathname;
  }, [pathname]);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    return whenHeadingIsThere((heading) => {
      // An address of its own has the dialog that lies over the page, and the focus stays with it.
      if (isUnderModal()) return;
      // An address that only leads on leaves the next one's heading alone: focused a second time, a moment later, it would
      // take the focus from whoever has gone on with the keyboard.
      if (drawn.current === pathname) heading.focus({ preventScroll: true });
    });
  }, [pathname]);
}
