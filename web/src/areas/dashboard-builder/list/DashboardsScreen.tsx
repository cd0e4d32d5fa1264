import { FileUp, Plus } from "lucide-react";
import { paths } from "../../../app/paths";
import { HistoryButton } from "../../../app/undo/HistoryButton";
import { useOverPage } from "../../../app/useOverPage";
import { useTitle } from "../../../app/useTitle";
import { refusalText } from "../../../core/refusalText";
import { Button } from "../../../ui/action/Button";
import { LinkButton } from "../../../ui/action/LinkButton";
import { Notice } from "../../../ui/feedback/Notice";
import { useKeptList } from "../../../ui/page/lastList";
import { PageHeader } from "../../../ui/page/PageHeader";
import { ImportDialog } from "../import/ImportDialog";
import { Dashboards } from "./Dashboards";
import styles from "./list.module.css";
import type { ListPlace } from "./places";
import { useDashboardList } from "./useDashboardList";

export type DashboardsScreenProps = {
  place: ListPlace;
  /** What the document is called where a dialog of its own address lies over the list. */
  title?: string | undefined;
};

/** Daftar Dashboard and its sub-lists (§2.9). */
export function DashboardsScreen({ place, title = place.title }: DashboardsScreenProps) {
  const state = useDashboardList(place.scope);
  const { opened, open, close } = useOverPage<"import">();
  useTitle(title);
  useKeptList(paths.dashboardBuilder.root, place.path);
  const { answer } = state;
  return (
    <div className={styles.screen}>
      <PageHeader
        title={place.title}
        purpose={place.purpose}
        actions={
          <>
            <HistoryButton slice="dashboards" />
            <Button icon={FileUp} onClick={() => open("import")}>
              Impor
            </Button>
            <LinkButton to={paths.dashboardBuilder.create} variant="primary" icon={Plus} lang="en">
              Create Dashboard
            </LinkButton>
          </>
        }
      />
      {answer.kind === "refused" ? (
        <Notice text={refusalText(answer.refusal)} />
      ) : (
        <Dashboards list={answer.value} place={place} state={state} />
      )}
      {opened && <ImportDialog onClose={close} />}
    </div>
  );
}
