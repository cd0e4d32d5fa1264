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
import { useGoToStored } from "../useGoToStored";
import { CascadeForm } from "./CascadeForm";
import styles from "./Query.module.css";
import { QueryResult } from "./QueryResult";
import { useCascade } from "./useCascade";

const TITLE = "Query Data Tabular";

/** Announces the result to screen readers, because it appears below the form. */
const outcome = (dataset: DatasetFacts | undefined) =>
  dataset ? `Menampilkan ${dataset.name}` : "Data tidak ditemukan";

/** /cms-auditor/query: finds a dataset by stage, company and activity (§2.8). */
export function Query() {
  const cascade = useCascade();
  const [isLoading, setIsLoading] = useState(false);
  const goToStored = useGoToStored();
  useTitle(TITLE);

  const { answer, query } = cascade;
  // Removing the dataset also removes the focused menu.
  useFocusRescue(answer, () => document.querySelector<HTMLElement>("h1"));
  return (
    <div className={styles.screen}>
      <PageHeader
        title={TITLE}
        purpose="Cari data bertabel menurut tahapan, badan usaha, dan kegiatan."
        actions={
          <Button icon={Upload} onClick={() => setIsLoading(true)}>
            Unggah data
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
            <QueryResult dataset={answer.value.dataset} onRemoved={cascade.clear} />
          ) : (
            <Panel>
              <EmptyState icon={TableProperties} title="Belum ada yang ditampilkan">
                Pilih tahapan, badan usaha, dan kegiatan untuk menampilkan datanya.
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
