import { useState } from "react";
import { useParams } from "react-router-dom";
import { paths } from "../../../app/paths";
import { useTitle } from "../../../app/useTitle";
import type { EditableDashboard } from "../../../core/pkg/portal_core";
import { refusalText } from "../../../core/refusalText";
import { useView } from "../../../core/useView";
import { useEra } from "../../../storage/drafts/useStoredDraft";
import { Notice } from "../../../ui/feedback/Notice";
import { PageHeader } from "../../../ui/page/PageHeader";
import { EditorFrame } from "./EditorFrame";

/** /dashboard-builder/edit/{id}: the editor of a dashboard (§2.2). */
export function EditScreen() {
  const { id = "" } = useParams();
  const era = useEra();
  return <Editable key={`${era} ${id}`} id={id} />;
}

/** What was opened stays open, also when somebody deletes it meanwhile. */
function Editable({ id }: { id: string }) {
  const answer = useView("editableDashboard", id);
  const [opened] = useState<EditableDashboard | undefined>(
    answer.kind === "ok" ? answer.value : undefined,
  );
  useTitle(opened === undefined ? "Edit Dashboard" : `Edit ${opened.form.name}`);
  if (opened === undefined) {
    return (
      <>
        <PageHeader
          title="Edit Dashboard"
          lang="en"
          back={{ to: paths.dashboardBuilder.root, label: "Daftar Dashboard" }}
        />
        {answer.kind === "refused" && <Notice text={refusalText(answer.refusal)} />}
      </>
    );
  }
  const isPublished = answer.kind === "ok" && answer.value.status === "published";
  const isGone = answer.kind === "refused";
  const current = answer.kind === "ok" ? answer.value : undefined;
  return (
    <EditorFrame opened={opened} current={current} isPublished={isPublished} isGone={isGone} />
  );
}
