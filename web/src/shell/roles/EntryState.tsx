import { RotateCcw } from "lucide-react";
import { useEffect, useRef } from "react";
import type { Role } from "../../engine";
import { paths } from "../../shared/paths";
import { Button } from "../../ui/action/Button";
import { LinkButton } from "../../ui/action/LinkButton";
import { LiveRegion } from "../../ui/feedback/LiveRegion";
import { Notice } from "../../ui/feedback/Notice";
import { emptyRole } from "../emptyRole";
import type { EntryProblem } from "./useEntry";

export type EntryStateProps = {
  entering: Role | undefined;
  problem: EntryProblem | undefined;
  onRetry: (role: Role) => void;
};

const FAILED = {
  title: "Portal belum bisa dibuka",
  remedy: "Bagian inti portal tidak terunduh dengan lengkap. Periksa sambungan jaringan.",
};

/** State of entering a role: announced while it works, visible too if it fails. */
export function EntryState({ entering, problem, onRetry }: EntryStateProps) {
  const place = useRef<HTMLDivElement>(null);
  const words = problem?.kind === "refused" ? emptyRole([problem.role]) : FAILED;
  const outcome = problem && `${words.title}. ${words.remedy}`;

  // The pressed button may be far below the message.
  useEffect(() => {
    if (problem) place.current?.scrollIntoView({ block: "nearest" });
  }, [problem]);

  return (
    <>
      <LiveRegion message={entering ? "Membuka area…" : (outcome ?? "")} />
      {problem && (
        <div ref={place}>
          <Notice
            text={words.title}
            hint={words.remedy}
            action={
              problem.kind === "refused" ? (
                <LinkButton to={paths.cmsAuditor.auditors} size="small">
                  Manajemen Auditor
                </LinkButton>
              ) : (
                <Button
                  size="small"
                  icon={RotateCcw}
                  busy={entering === problem.role}
                  onClick={() => onRetry(problem.role)}
                >
                  Coba lagi
                </Button>
              )
            }
          />
        </div>
      )}
    </>
  );
}
