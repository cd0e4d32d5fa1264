import { type HeldData, type Refusal, refusalText } from "../../engine";
import { AlertDialog } from "../../ui/overlay/AlertDialog";
import styles from "./assign.module.css";
import { assignTexts, holderTexts } from "./texts";

export type Held = Extract<Refusal, { reason: "assignedTwice" }>;

export type HeldQuestionProps = {
  /** The refusal to answer; `undefined` while there is no question. */
  held: Held | undefined;
  onClose: () => void;
  onAgain: () => void;
  /** Leaves out the data that the auditor has. */
  onSkip?: ((held: readonly HeldData[]) => void) | undefined;
};

/** Asks once before an auditor gets data a second time, and names the data. */
export function HeldQuestion({ held, onClose, onAgain, onSkip }: HeldQuestionProps) {
  const isOne = held?.chosen === 1;
  const isSkippable = held !== undefined && held.held.length < held.chosen;
  return (
    <AlertDialog
      isOpen={held !== undefined}
      onClose={onClose}
      onConfirm={onAgain}
      title={held === undefined ? "" : refusalText(held)}
      confirmLabel={assignTexts.assignAgain}
      tone="primary"
      other={
        isSkippable && onSkip !== undefined
          ? { label: assignTexts.skipHeld, onSelect: () => onSkip(held.held), isSafe: true }
          : undefined
      }
    >
      {held !== undefined && !isOne && (
        <ul className={styles.held}>
          {held.held.map(({ id, name, status, since, expiry }) => (
            <li key={id}>
              <strong dir="auto">{name}</strong>
              <span>{holderTexts.period(status, since, expiry)}</span>
            </li>
          ))}
        </ul>
      )}
    </AlertDialog>
  );
}
