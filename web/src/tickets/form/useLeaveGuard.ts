import { useEffect } from "react";
import { useBlocker } from "react-router-dom";

/** Holds back leaving the page while something typed would be lost; the answer to the question is the caller's. */
export function useLeaveGuard(isHolding: boolean) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isHolding && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!isHolding) return;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", hold);
    return () => window.removeEventListener("beforeunload", hold);
  }, [isHolding]);

  return blocker;
}
