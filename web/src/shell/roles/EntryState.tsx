import { RotateCcw } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button } from "../../ui/action/Button";
import { LinkButton } from "../../ui/action/LinkButton";
import { LiveRegion } from "../../ui/feedback/LiveRegion";
import { Notice } from "../../ui/feedback/Notice";
import { emptyRole } from "../emptyRole";
import { failureTexts } from "../texts";
import { selectorTexts, entryTexts as texts } from "./texts";
import type { Entry, EntryProblem } from "./useEntry";

export type EntryStateProps = {
  isBusy: boolean;
  isEntering: (entry: Entry) => boolean;
  problem: EntryProblem | undefined;
  onRetry: (entry: Entry) => void;
};

function wordsOf({ kind, entry }: EntryProblem) {
  return kind === "refused" ? emptyRole([entry.role]) : texts[kind];
}

/** State of entering a role: announced while it works, visible too if it fails. */
export function EntryState({ isBusy, isEntering, problem, onRetry }: EntryStateProps) {
  const place = useRef<HTMLDivElement>(null);
  const words = problem && wordsOf(problem);
  const outcome = words && `${words.title}. ${words.remedy}`;

  // The pressed button may be far below the message.
  useEffect(() => {
    if (problem) place.current?.scrollIntoView({ block: "nearest" });
  }, [problem]);

  return (
    <>
      <LiveRegion message={isBusy ? selectorTexts.opening : (outcome ?? "")} />
      {problem && words && (
        <div ref={place}>
          <Notice
            text={words.title}
            hint={words.remedy}
            action={<Remedy problem={problem} isEntering={isEntering} onRetry={onRetry} />}
          />
        </div>
      )}
    </>
  );
}

type RemedyProps = Pick<EntryStateProps, "isEntering" | "onRetry"> & { problem: EntryProblem };

/** The button that helps. If the person is gone, the roles below it help. */
function Remedy({ problem: { kind, entry }, isEntering, onRetry }: RemedyProps) {
  if (kind === "gone") return null;
  if (kind === "refused") {
    const { register, to } = emptyRole([entry.role]);
    return (
      <LinkButton to={to} size="small">
        {register}
      </LinkButton>
    );
  }
  return (
    <Button size="small" icon={RotateCcw} busy={isEntering(entry)} onClick={() => onRetry(entry)}>
      {failureTexts.retry}
    </Button>
  );
}
