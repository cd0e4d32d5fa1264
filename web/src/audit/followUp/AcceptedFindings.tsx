import { useView } from "../../engine";
import { Panel } from "../../ui/page/Panel";
import { FollowUpRows } from "./FollowUpRows";
import { rowTexts as texts } from "./texts";

/** Accepted findings about the data of an external auditor's assignment, to read; nothing if there are none. */
export function AcceptedFindings({ assignment }: { assignment: string }) {
  const found = useView("acceptedFindings", assignment);
  if (found.kind === "refused" || found.value.length === 0) return null;
  return (
    <Panel title={texts.caption}>
      <FollowUpRows rows={found.value} />
    </Panel>
  );
}
