import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { isUnderModal } from "../ui/overlay/openModals";
import { readReturn } from "../ui/page/lastList";

/** Waits for an element: some screens draw their heading and rows late. */
function whenThere(selector: string, use: (found: HTMLElement) => void): () => void {
  const find = () => document.querySelector<HTMLElement>(selector);
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

/** The link in the page to `path`, with any base address before it. */
const linkTo = (path: string) => `main a[href$="${CSS.escape(path)}"]`;

/** Calls `stop` at the next click or key: the focus must not move once the user goes on. */
function whenUserGoesOn(stop: () => void): () => void {
  const events = ["keydown", "pointerdown"] as const;
  for (const event of events) window.addEventListener(event, stop, { capture: true });
  return () => {
    for (const event of events) window.removeEventListener(event, stop, { capture: true });
  };
}

/** For each page, the address to which the user went: its link gets the focus on the way back. */
const leftFor = new Map<string, string>();

/**
 * Focuses the heading of each new screen, except the first. On the way back to a list, by 'Kembali' or the browser, it
 * focuses the link that was followed and restores the scroll position.
 */
export function useFocusOnArrival() {
  const { pathname, hash, state } = useLocation();
  const how = useNavigationType();
  const shown = useRef(pathname);
  const drawn = useRef(pathname);
  const arrival = useRef({ hash, state, how });
  useLayoutEffect(() => {
    drawn.current = pathname;
    arrival.current = { hash, state, how };
  });
  useEffect(() => {
    if (shown.current === pathname) return;
    const left = shown.current;
    shown.current = pathname;
    // A dialog with its own address keeps the focus. A redirect must not focus the heading twice: the second time could
    // take the focus from a keyboard user.
    const isFree = () => !isUnderModal() && drawn.current === pathname && !isAtAnchor();
    // The entry that the address names has taken the focus already.
    const isAtAnchor = () =>
      arrival.current.hash !== "" && document.activeElement?.closest("main") != null;
    const stopHeading = whenThere("h1", (heading) => {
      if (isFree()) heading.focus({ preventScroll: true });
    });
    const { state, how } = arrival.current;
    // The browser's own Back restores the scroll position.
    const back = how === "POP" ? undefined : readReturn(state);
    const isBack = how === "POP" && leftFor.get(pathname) === left;
    if (how !== "POP") leftFor.set(left, pathname);
    if (back === undefined && !isBack) return stopHeading;
    const stopRow = whenThere(linkTo(back?.from ?? left), (link) => {
      if (!isFree()) return;
      if (back !== undefined) window.scrollTo(0, back.scroll);
      link.focus({ preventScroll: true });
      link.scrollIntoView({ block: "nearest" });
    });
    const stopWaiting = whenUserGoesOn(stopRow);
    return () => {
      stopHeading();
      stopRow();
      stopWaiting();
    };
  }, [pathname]);
}
