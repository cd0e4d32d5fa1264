import { Pencil } from "lucide-react";
import { useSyncExternalStore } from "react";
import { drafts, editorForm, useDatasetId, useSession } from "../../../engine";
import { paths } from "../../../shared/paths";
import { LinkButton } from "../../../ui/action/LinkButton";
import { Notice } from "../../../ui/feedback/Notice";
import { detailTexts as texts } from "../texts";

/** Says that this person has unsaved edits of the dashboard, which the page does not show. */
export function UnsavedEdits({ dashboard }: { dashboard: string }) {
  const { person } = useSession();
  const form = editorForm(useDatasetId(), person.id, dashboard);
  const draft = useSyncExternalStore(drafts.subscribe, () => drafts.peek(form));
  if (draft === undefined) return null;
  return (
    <Notice
      tone="info"
      text={texts.unsaved}
      action={
        <LinkButton to={paths.dashboardBuilder.edit(dashboard)} size="small" icon={Pencil}>
          {texts.goOn}
        </LinkButton>
      }
    />
  );
}
