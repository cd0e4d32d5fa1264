import { refusalText, useView } from "../../engine";
import { Notice } from "../../ui/feedback/Notice";
import { FollowUpRows } from "./FollowUpRows";

/** Accepted findings about the data of an external auditor's assignment, to read. */
export function AcceptedFindings({ assignment }: { assignment: string }) {
  const answer = useView("acceptedFindings", assignment);
  if (answer.kind === "refused") return <Notice text={refusalText(answer.refusal)} />;
  return <FollowUpRows rows={answer.value} />;
}
