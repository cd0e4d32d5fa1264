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
import { pageTexts } from "./texts";

/** /dashboard-builder/edit/{id}: the editor (§2.2). A new key reopens it when the person changes (§6). */
export function EditScreen() {
  const { id = "" } = useParams();
  const { person } = useSession();
  const datasetId = useDatasetId();
  return <Editable key={`${datasetId} ${person.id} ${id}`} id={id} />;
}

/** The editor of an existing dashboard. It stays open if another tab deletes the dashboard. */
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
  useTitle(pageTexts.title(opened.form.name));
  const isPublished = answer.kind === "ok" && answer.value.isPublished;
  const isGone = answer.kind === "refused";
  const current = answer.kind === "ok" ? answer.value : undefined;
  return (
    <EditorFrame opened={opened} current={current} isPublished={isPublished} isGone={isGone} />
  );
}
