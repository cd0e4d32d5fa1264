import { Ellipsis, SearchX, Trash2 } from "lucide-react";
import { useState } from "react";
import { DataGrid } from "../../../audit/grid/DataGrid";
import { figure } from "../../../core/figure";
import type { DatasetFacts } from "../../../core/pkg/portal_core";
import { EmptyState } from "../../../ui/feedback/EmptyState";
import { MenuButton } from "../../../ui/overlay/MenuButton";
import { Panel } from "../../../ui/page/Panel";
import { RemoveData } from "../RemoveData";
import styles from "./QueryResult.module.css";

export type QueryResultProps = {
  dataset: DatasetFacts | undefined;
  onRemoved: () => void;
};

/** The dataset that the three choices name, or that there is none. */
export function QueryResult({ dataset, onRemoved }: QueryResultProps) {
  if (dataset === undefined || dataset.records === 0) {
    return (
      <Panel>
        <EmptyState icon={SearchX} title="No data found for selected criteria" lang="en">
          Pilih tahapan, badan usaha, atau kegiatan lain, lalu tekan Query Data lagi.
        </EmptyState>
      </Panel>
    );
  }
  return <Found key={dataset.id} dataset={dataset} onRemoved={onRemoved} />;
}

function Found({ dataset, onRemoved }: { dataset: DatasetFacts; onRemoved: () => void }) {
  const [isRemoving, setIsRemoving] = useState(false);
  return (
    <section className={styles.result}>
      <header className={styles.header}>
        <div className={styles.words}>
          <h2 className={styles.name}>{dataset.name}</h2>
          {dataset.description && <p className={styles.description}>{dataset.description}</p>}
          <p className={styles.facts}>
            <span>Diperbarui {dataset.updated}</span>
            {dataset.fileName && <span>Dari berkas {dataset.fileName}</span>}
            {dataset.assignments > 0 && <span>{figure(dataset.assignments)} penugasan</span>}
          </p>
        </div>
        <MenuButton
          label="Aksi data"
          icon={Ellipsis}
          iconOnly
          groups={[
            {
              key: "data",
              entries: [
                {
                  key: "remove",
                  label: "Hapus data",
                  icon: Trash2,
                  danger: true,
                  onSelect: () => setIsRemoving(true),
                },
              ],
            },
          ]}
        />
      </header>
      <DataGrid subject={{ data: dataset.id }} caption={dataset.name} canCopy />
      {isRemoving && (
        <RemoveData
          data={dataset}
          what="data"
          onClose={() => setIsRemoving(false)}
          onRemoved={onRemoved}
        />
      )}
    </section>
  );
}
