import { Pencil } from "lucide-react";
import { useSyncExternalStore } from "react";
import { drafts, editorForm, useDatasetId, useSession } from "../../../engine";
import { paths } from "../../../shared/paths";
import { LinkButton } from "../../../ui/action/LinkButton";
import { Notice } from "../../../ui/feedback/Notice";

/** Says that this person has unsaved edits of the dashboard, which the page does not show. */
export function UnsavedEdits({ dashboard }: { dashboard: string }) {
  const { person } = useSession();
  const form = editorForm(useDatasetId(), person.id, dashboard);
  const draft = useSyncExternalStore(drafts.subscribe, () => drafts.peek(form));
  if (draft === undefined) return null;
  return (
    <Notice
      tone="info"
      text="Anda punya draf perubahan yang belum disimpan ke dashboard ini."
      action={
        <LinkButton to={paths.dashboardBuilder.edit(dashboard)} size="small" icon={Pencil}>
          Lanjut menyunting
        </LinkButton>
      }
    />
  );
}
