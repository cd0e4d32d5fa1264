import { useState } from "react";
import { useParams } from "react-router-dom";
import {
  type Answer,
  type EditableDashboard,
  useDatasetId,
  useSession,
  useView,
} from "../../../engine";
import { useTitle } from "../../../shared/useTitle";
import { UnknownDashboard } from "../UnknownDashboard";
import { EditorFrame } from "./EditorFrame";

/** /dashboard-builder/edit/{id}: the editor of a dashboard (§2.2). What one person opened, the next has to open anew (§6). */
export function EditScreen() {
  const { id = "" } = useParams();
  const { person } = useSession();
  const datasetId = useDatasetId();
  return <Editable key={`${datasetId} ${person.id} ${id}`} id={id} />;
}

/** What was opened stays open, also when somebody deletes it meanwhile. */
function Editable({ id }: { id: string }) {
  const answer = useView("editableDashboard", id);
  const [opened] = useState<EditableDashboard | undefined>(
    answer.kind === "ok" ? answer.value : undefined,
  );
  if (opened === undefined) return <UnknownDashboard />;
  return <Opened opened={opened} answer={answer} />;
}

type OpenedProps = { opened: EditableDashboard; answer: Answer<EditableDashboard> };

function Opened({ opened, answer }: OpenedProps) {
  useTitle(`Edit ${opened.form.name}`);
  const isPublished = answer.kind === "ok" && answer.value.status === "published";
  const isGone = answer.kind === "refused";
  const current = answer.kind === "ok" ? answer.value : undefined;
  return (
    <EditorFrame opened={opened} current={current} isPublished={isPublished} isGone={isGone} />
  );
}
