import { useCanHold } from "../../app/useCanHold";
import { useHoldUnload } from "../../app/useHoldUnload";
import { LeaveDialog } from "./LeaveDialog";

export type LeaveGuardProps = {
  /** Whether there is something to lose, and whose it is. */
  isHolding: boolean;
  author: string;
  onLeave: () => void;
};

/** Holds back leaving the page while something typed would be lost. */
export function LeaveGuard({ isHolding, author, onLeave }: LeaveGuardProps) {
  const canHold = useCanHold();
  useHoldUnload(isHolding);

  return isHolding && canHold ? <LeaveDialog author={author} onLeave={onLeave} /> : null;
}
