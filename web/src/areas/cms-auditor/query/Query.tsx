import { TableProperties, Upload } from "lucide-react";
import { useState } from "react";
import { LoadDialog } from "../../../audit/load/LoadDialog";
import { type DatasetFacts, refusalText } from "../../../engine";
import { useFocusRescue } from "../../../shared/useFocusRescue";
import { useTitle } from "../../../shared/useTitle";
import { Button } from "../../../ui/action/Button";
import { EmptyState } from "../../../ui/feedback/EmptyState";
import { LiveRegion } from "../../../ui/feedback/LiveRegion";
import { Notice } from "../../../ui/feedback/Notice";
import { PageHeader } from "../../../ui/page/PageHeader";
import { Panel } from "../../../ui/page/Panel";
import { menuTexts, uploadTexts } from "../texts";
import { useGoToStored } from "../useGoToStored";
import { CascadeForm } from "./CascadeForm";
import styles from "./Query.module.css";
import { QueryResult } from "./QueryResult";
import { queryTexts } from "./texts";
import { useCascade } from "./useCascade";
import { useFollowMoved } from "./useFollowMoved";

/** Announces the result to screen readers, because it appears below the form. */
const outcome = (dataset: DatasetFacts | undefined) =>
  dataset ? queryTexts.shown(dataset.name) : queryTexts.notFound;

/** /cms-auditor/query: finds a dataset by stage, company and activity (§2.8). */
export function Query() {
  const cascade = useCascade();
  const [isLoading, setIsLoading] = useState(false);
  const goToStored = useGoToStored();
  useTitle(menuTexts.query);
  useFollowMoved(cascade);

  const { answer, query } = cascade;
  // Removing the dataset also removes the focused menu.
  useFocusRescue(answer, () => document.querySelector<HTMLElement>("h1"));
  return (
    <div className={styles.screen}>
      <PageHeader
        title={menuTexts.query}
        purpose={queryTexts.purpose}
        actions={
          <Button icon={Upload} onClick={() => setIsLoading(true)}>
            {uploadTexts.open}
          </Button>
        }
      />
      {answer.kind === "refused" ? (
        <Notice text={refusalText(answer.refusal)} />
      ) : (
        <>
          <LiveRegion message={cascade.isAsked ? outcome(answer.value.dataset) : ""} />
          <CascadeForm view={answer.value} cascade={cascade} />
          {cascade.isAsked ? (
            <QueryResult
              dataset={answer.value.dataset}
              onRemoved={cascade.clear}
              onVersion={cascade.chooseVersion}
            />
          ) : (
            <Panel>
              <EmptyState icon={TableProperties} title={queryTexts.nothingAsked}>
                {queryTexts.nothingAskedHint}
              </EmptyState>
            </Panel>
          )}
        </>
      )}
      <LoadDialog
        isOpen={isLoading}
        onClose={() => setIsLoading(false)}
        onStored={goToStored}
        {...query}
      />
    </div>
  );
}
