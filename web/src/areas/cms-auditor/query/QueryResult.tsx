import { Ellipsis, SearchX, Trash2 } from "lucide-react";
import { useState } from "react";
import { DataGrid } from "../../../audit/grid/DataGrid";
import type { DatasetFacts } from "../../../engine";
import { EmptyState } from "../../../ui/feedback/EmptyState";
import { MenuButton } from "../../../ui/overlay/MenuButton";
import { Panel } from "../../../ui/page/Panel";
import { RemoveData } from "../RemoveData";
import styles from "./QueryResult.module.css";
import { resultTexts } from "./texts";

export type QueryResultProps = {
  dataset: DatasetFacts | undefined;
  onRemoved: () => void;
};

export function QueryResult({ dataset, onRemoved }: QueryResultProps) {
  if (dataset === undefined || dataset.records === 0) {
    return (
      <Panel>
        <EmptyState icon={SearchX} title={resultTexts.noData} lang="en">
          {resultTexts.noDataHint}
        </EmptyState>
      </Panel>
    );
  }
  return <Found key={dataset.id} dataset={dataset} onRemoved={onRemoved} />;
}

function Found({ dataset, onRemoved }: { dataset: DatasetFacts; onRemoved: () => void }) {
  const [isRemoving, setIsRemoving] = useState(false);
  const actions = (
    <MenuButton
      label={resultTexts.actions}
      icon={Ellipsis}
      iconOnly
      groups={[
        {
          key: "data",
          entries: [
            {
              key: "remove",
              label: resultTexts.remove,
              icon: Trash2,
              danger: true,
              onSelect: () => setIsRemoving(true),
            },
          ],
        },
      ]}
    />
  );
  return (
    <Panel title={dataset.name} actions={actions} flush>
      <DatasetAbout dataset={dataset} />
      <DataGrid
        subject={{ data: dataset.id }}
        caption={resultTexts.contentOf(dataset.name)}
        canCopy
      />
      {isRemoving && (
        <RemoveData
          data={dataset}
          what="data"
          onClose={() => setIsRemoving(false)}
          onRemoved={onRemoved}
        />
      )}
    </Panel>
  );
}

function DatasetAbout({ dataset }: { dataset: DatasetFacts }) {
  const { description, updated, fileName, assignments } = dataset;
  return (
    <div className={styles.about}>
      {description && <p className={styles.description}>{description}</p>}
      <p className={styles.facts}>
        <span>{resultTexts.updated(updated)}</span>
        {fileName && <span>{resultTexts.fromFile(fileName)}</span>}
        {assignments > 0 && <span>{resultTexts.assignments(assignments)}</span>}
      </p>
    </div>
  );
}
