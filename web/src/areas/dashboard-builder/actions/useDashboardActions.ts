import { downloadTexts } from "../../../dashboards/texts";
import { useDashboardWords } from "../../../dashboards/words/useDashboardWords";
import { type DashboardCard, dispatch, readView, refusalText } from "../../../engine";
import { download } from "../../../platform/download";
import { dispatchAndTell } from "../../../shared/dispatchAndTell";
import { toast } from "../../../shared/toast/toast";
import { announceDone } from "../../../shared/undo/undoStack";
import { actionTexts as texts } from "../texts";

export type ActedOn = Pick<DashboardCard, "id" | "name" | "isPublished" | "permission">;

/** Actions without a dialog. Each reports its result in a toast (§2.9, §4). */
export function useDashboardActions({ id, name, permission }: ActedOn) {
  const { permissions } = useDashboardWords();
  const readers = permissions.find(({ value }) => value === permission)?.meaning;

  function duplicate(): string | undefined {
    const outcome = dispatch({ dashboard: { duplicate: { dashboard: id } } });
    if (outcome.kind === "refused") toast(refusalText(outcome.refusal), "danger");
    if (outcome.kind !== "ok") return undefined;
    announceDone(outcome.commit, texts.duplicated(name));
    return outcome.commit?.subject.id;
  }

  return {
    publish: () =>
      dispatchAndTell(
        { dashboard: { publish: { dashboard: id } } },
        texts.published(name, readers),
      ),
    unpublish: () =>
      dispatchAndTell({ dashboard: { unpublish: { dashboard: id } } }, texts.unpublished(name)),
    duplicate,
    exportFile: () => exportDefinition(id),
  };
}

/** Downloads the dashboard's definition file (decisions §7). */
function exportDefinition(dashboard: string): void {
  const answer = readView("definitionFile", dashboard);
  if (answer.kind === "refused") {
    toast(refusalText(answer.refusal), "danger");
    return;
  }
  const { name, definition } = answer.value;
  const text = `${JSON.stringify(definition, null, 2)}\n`;
  download(name, new Blob([text], { type: "application/json" }));
  toast(downloadTexts.done(name));
}
