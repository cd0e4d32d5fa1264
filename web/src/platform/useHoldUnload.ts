import { useEffect } from "react";

/** Asks the user before the page is closed or reloaded while something would be lost. */
export function useHoldUnload(isHolding: boolean) {
  useEffect(() => {
    if (!isHolding) return;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", hold);
    return () => window.removeEventListener("beforeunload", hold);
  }, [isHolding]);
}
