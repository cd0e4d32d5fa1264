import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { isUnderModal } from "../ui/overlay/openModals";
import { readReturn } from "../ui/page/lastList";

/** A screen that still waits for something gets its heading, and its rows, later. */
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

/** The link in the page that leads to `path`, whatever the portal's own address is before it. */
const linkTo = (path: string) => `main a[href$="${CSS.escape(path)}"]`;

/** Calls back at the next press or key: whoever goes on is not called away any more. */
function whenUserGoesOn(stop: () => void): () => void {
  const events = ["keydown", "pointerdown"] as const;
  for (const event of events) window.addEventListener(event, stop, { capture: true });
  return () => {
    for (const event of events) window.removeEventListener(event, stop, { capture: true });
  };
}

/** Where each page was left for, by its address: on the way back by the browser, that link has the focus again. */
const leftFor = new Map<string, string>();

/**
 * Moves the focus to the heading of each new screen, but not of the first: there the page itself is new. Who comes back to a list, by
 * 'Kembali' or by the browser, gets it on the link that led away, and the list as far down as it was.
 */
export function useFocusOnArrival() {
  const { pathname, state } = useLocation();
  const how = useNavigationType();
  const shown = useRef(pathname);
  const drawn = useRef(pathname);
  const arrival = useRef({ state, how });
  useLayoutEffect(() => {
    drawn.current = pathname;
    arrival.current = { state, how };
  });
  useEffect(() => {
    if (shown.current === pathname) return;
    const left = shown.current;
    shown.current = pathname;
    // An address of its own has the dialog that lies over the page, and the focus stays with it. An address that only leads on leaves
    // the next one's heading alone: focused a second time, a moment later, it would take the focus from whoever has gone on with the
    // keyboard.
    const isFree = () => !isUnderModal() && drawn.current === pathname;
    const stopHeading = whenThere("h1", (heading) => {
      if (isFree()) heading.focus({ preventScroll: true });
    });
    const { state, how } = arrival.current;
    // The browser's own Back restores how far down the page was.
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
