import { useEffect } from "react";

/** While something is under way Escape ends it, and nothing else hears of it. */
export function useEscape(isUnderWay: boolean, end: () => void) {
  useEffect(() => {
    if (!isUnderWay) return;
    const hear = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      end();
    };
    document.addEventListener("keydown", hear, true);
    return () => document.removeEventListener("keydown", hear, true);
  }, [isUnderWay, end]);
}
