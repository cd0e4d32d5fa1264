import { FileWarning, Plus } from "lucide-react";
import { useRef } from "react";
import { type AuditView, type FindingView, refusalText, useView } from "../../engine";
import { useAnchor } from "../../shared/useAnchor";
import { useFocusRescue } from "../../shared/useFocusRescue";
import { useOverPage } from "../../shared/useOverPage";
import { Button } from "../../ui/action/Button";
import { EmptyState } from "../../ui/feedback/EmptyState";
import { Notice } from "../../ui/feedback/Notice";
import { FindingCard } from "./FindingCard";
import { FindingEditor } from "./FindingEditor";
import styles from "./finding.module.css";
import { findingTexts as texts } from "./texts";

/** The findings of an assignment. Its auditor writes them while the assignment is open. */
export function Findings({ assignment }: { assignment: string }) {
  const answer = useView("audit", assignment);
  if (answer.kind === "refused") return <Notice text={refusalText(answer.refusal)} />;
  return <Listed assignment={assignment} audit={answer.value} />;
}

function Listed({ assignment, audit }: { assignment: string; audit: AuditView }) {
  const { findings, mayWrite } = audit;
  // The finding as it was when its dialog opened: it may be deleted in another tab while somebody types.
  const { opened, open, close } = useOverPage<{ finding: FindingView | undefined }>();
  const present = findings.find(({ id }) => id === opened?.finding?.id);
  const writing = useRef<HTMLButtonElement>(null);
  const anchor = useAnchor<HTMLLIElement>();
  useFocusRescue(findings.length, () => writing.current);
  const write = mayWrite && (
    <Button ref={writing} icon={Plus} onClick={() => open({ finding: undefined })}>
      {texts.write}
    </Button>
  );
  return (
    <>
      {findings.length === 0 ? (
        <EmptyState icon={FileWarning} title={texts.empty} action={write || undefined}>
          {mayWrite ? texts.emptyWrite : texts.emptyRead}
        </EmptyState>
      ) : (
        <div className={styles.findings}>
          <ol className={styles.list} aria-label={texts.list}>
            {findings.map((finding) => (
              <li
                key={finding.id}
                ref={finding.id === anchor.named ? anchor.node : undefined}
                tabIndex={finding.id === anchor.named ? -1 : undefined}
              >
                <FindingCard
                  finding={finding}
                  assignment={assignment}
                  mayWrite={mayWrite}
                  onEdit={() => open({ finding })}
                />
              </li>
            ))}
          </ol>
          {write && <div>{write}</div>}
        </div>
      )}
      {opened && (
        <FindingEditor
          assignment={assignment}
          finding={present ?? opened.finding}
          isGone={opened.finding !== undefined && present === undefined}
          classes={audit.classes}
          severities={audit.severities}
          onClose={close}
        />
      )}
    </>
  );
}
