import { Check, LockOpen, type LucideIcon, Send, Undo2 } from "lucide-react";
import type { AuditView } from "../../engine";
import { useOverPage } from "../../shared/useOverPage";
import { Button } from "../../ui/action/Button";
import { DecisionDialog } from "./DecisionDialog";
import styles from "./review.module.css";
import { SubmitDialog } from "./SubmitDialog";
import { actionTexts as texts } from "./texts";

type Action = keyof AuditView["review"]["may"];

const ACTIONS: readonly { action: Action; icon: LucideIcon; isMain: boolean }[] = [
  { action: "submit", icon: Send, isMain: true },
  { action: "accept", icon: Check, isMain: true },
  { action: "sendBack", icon: Undo2, isMain: false },
  { action: "reopen", icon: LockOpen, isMain: false },
];

export type ReviewActionsProps = { assignment: string; audit: AuditView };

/** Buttons for the steps of the review that are open to the acting person. */
export function ReviewActions({ assignment, audit }: ReviewActionsProps) {
  const { opened, open, close } = useOverPage<Action>();
  const { may } = audit.review;
  const offered = ACTIONS.filter(({ action }) => may[action]);
  return (
    <>
      {offered.length > 0 && (
        <div className={styles.actions}>
          {offered.map(({ action, icon, isMain }) => (
            <Button
              key={action}
              icon={icon}
              variant={isMain ? "primary" : "secondary"}
              onClick={() => open(action)}
            >
              {texts[action]}
            </Button>
          ))}
        </div>
      )}
      {opened === "submit" && (
        <SubmitDialog assignment={assignment} audit={audit} onClose={close} />
      )}
      {opened !== undefined && opened !== "submit" && (
        <DecisionDialog key={opened} assignment={assignment} decision={opened} onClose={close} />
      )}
    </>
  );
}
