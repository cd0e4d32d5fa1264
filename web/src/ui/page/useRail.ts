import { useState, useSyncExternalStore } from "react";

const KEY = "portal-minerba.menu";

/** In px: below this width the menu is always a rail. */
const WIDE = "(min-width: 1440px)";

const isWide = () => matchMedia(WIDE).matches;

function followWidth(listener: () => void) {
  const query = matchMedia(WIDE);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

/** Storage may be disabled (private windows, policies): the choice then lasts as long as the page. */
function keptChoice(): boolean {
  try {
    return localStorage.getItem(KEY) === "rail";
  } catch {
    return false;
  }
}

function keepChoice(isNarrow: boolean) {
  try {
    localStorage.setItem(KEY, isNarrow ? "rail" : "wide");
  } catch {
    // Without storage the menu changes all the same.
  }
}

/** Whether the side menu is a rail of icons: on narrow windows, or by choice. */
export function useRail() {
  const hasRoom = useSyncExternalStore(followWidth, isWide);
  const [isChosen, setChosen] = useState(keptChoice);

  function choose(isNarrow: boolean) {
    setChosen(isNarrow);
    keepChoice(isNarrow);
  }

  return { isRail: isChosen || !hasRoom, hasRoom, choose };
}
