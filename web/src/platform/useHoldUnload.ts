import { useEffect } from "react";

/** Lets the browser ask before the page is closed or loaded anew while something would be lost. */
export function useHoldUnload(isHolding: boolean) {
  useEffect(() => {
    if (!isHolding) return;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", hold);
    return () => window.removeEventListener("beforeunload", hold);
  }, [isHolding]);
}
