import { useSyncExternalStore } from "react";

const WIDE = "(min-width: 1600px)";

function subscribe(listener: () => void) {
  const query = window.matchMedia(WIDE);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

/** True if the settings are beside the canvas. In a narrower window the canvas's text would be smaller than 9 px. */
export const useIsWide = () =>
  useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches);
