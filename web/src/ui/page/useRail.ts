import { useState } from "react";
import { useMedia } from "./useMedia";

const KEY = "portal-minerba.menu";

/** Below this width the menu is always a rail. */
const WIDE = "(min-width: 1440px)";

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

/** The side menu is a rail of icons on narrow windows, and on wide ones by choice. */
export function useRail() {
  const hasRoom = useMedia(WIDE);
  const [isChosen, setChosen] = useState(keptChoice);

  function choose(isNarrow: boolean) {
    setChosen(isNarrow);
    keepChoice(isNarrow);
  }

  return { isRail: isChosen || !hasRoom, hasRoom, choose };
}
