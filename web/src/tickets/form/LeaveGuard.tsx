import { useEffect } from "react";
import { LeaveDialog } from "./LeaveDialog";
import { useCanHold } from "./useCanHold";

export type LeaveGuardProps = {
  /** Whether there is something to lose, and whose it is. */
  isHolding: boolean;
  author: string;
  onLeave: () => void;
};

/** Holds back leaving the page while something typed would be lost. */
export function LeaveGuard({ isHolding, author, onLeave }: LeaveGuardProps) {
  const canHold = useCanHold();

  useEffect(() => {
    if (!isHolding) return;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", hold);
    return () => window.removeEventListener("beforeunload", hold);
  }, [isHolding]);

  return isHolding && canHold ? <LeaveDialog author={author} onLeave={onLeave} /> : null;
}
