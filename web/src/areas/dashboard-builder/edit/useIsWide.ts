import { useSyncExternalStore } from "react";

const WIDE = "(min-width: 1600px)";

function subscribe(listener: () => void) {
  const query = window.matchMedia(WIDE);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

/** Whether the settings have room beside the canvas: in a narrower window they would scale its text below 9 px. */
export const useIsWide = () =>
  useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches);
