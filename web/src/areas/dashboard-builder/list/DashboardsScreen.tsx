import { FileUp, Plus } from "lucide-react";
import { useLocation } from "react-router-dom";
import { refusalText } from "../../../engine";
import { paths } from "../../../shared/paths";
import { HistoryButton } from "../../../shared/undo/HistoryButton";
import { useOverPage } from "../../../shared/useOverPage";
import { useTitle } from "../../../shared/useTitle";
import { Button } from "../../../ui/action/Button";
import { LinkButton } from "../../../ui/action/LinkButton";
import { Notice } from "../../../ui/feedback/Notice";
import { useKeptList } from "../../../ui/page/lastList";
import { PageHeader } from "../../../ui/page/PageHeader";
import { ImportDialog } from "../import/ImportDialog";
import { areaTexts, importTexts } from "../texts";
import { Dashboards } from "./Dashboards";
import styles from "./list.module.css";
import type { ListPlace } from "./places";
import { useDashboardList } from "./useDashboardList";

const at = paths.dashboardBuilder;

export type DashboardsScreenProps = {
  place: ListPlace;
  /** The title of the page while a dialog with its own address covers the list. */
  coveredBy?: string | undefined;
};

/** The list of all dashboards and its sub-lists (§2.9). */
export function DashboardsScreen({ place, coveredBy }: DashboardsScreenProps) {
  const { search } = useLocation();
  const state = useDashboardList(place.scope);
  const { opened, open, close } = useOverPage<"import">();
  useTitle(coveredBy ?? place.title);
  useKeptList(at.root, coveredBy !== undefined);
  const { answer } = state;
  /** The form opens over the list of all dashboards, which keeps its filters. */
  const createOver = at.create + (place.path === at.root ? search : "");
  return (
    <div className={styles.screen}>
      <PageHeader
        title={place.title}
        purpose={place.purpose}
        actions={
          <>
            <HistoryButton slice="dashboards" />
            <Button icon={FileUp} onClick={() => open("import")}>
              {importTexts.import}
            </Button>
            <LinkButton to={createOver} variant="primary" icon={Plus} lang="en">
              {areaTexts.create}
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
