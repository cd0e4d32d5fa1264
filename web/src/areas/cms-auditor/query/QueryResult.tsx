import { Ellipsis, History, Pencil, SearchX, Trash2 } from "lucide-react";
import { DataGrid } from "../../../audit/grid/DataGrid";
import { versionTexts } from "../../../audit/versions/texts";
import { VersionBar } from "../../../audit/versions/VersionBar";
import { TestButton } from "../../../audit/workingPaper/TestButton";
import type { DatasetFacts } from "../../../engine";
import { HistoryDialog } from "../../../shared/undo/HistoryDialog";
import { useOverPage } from "../../../shared/useOverPage";
import { EmptyState } from "../../../ui/feedback/EmptyState";
import { MenuButton } from "../../../ui/overlay/MenuButton";
import { Panel } from "../../../ui/page/Panel";
import { EditData } from "../edit/EditData";
import { editTexts } from "../edit/texts";
import { RemoveData } from "../RemoveData";
import styles from "./QueryResult.module.css";
import { resultTexts } from "./texts";

export type QueryResultProps = {
  dataset: DatasetFacts | undefined;
  onRemoved: () => void;
  onVersion: (number: string | undefined) => void;
};

export function QueryResult({ dataset, ...actions }: QueryResultProps) {
  if (dataset === undefined || dataset.records === 0) {
    return (
      <Panel>
        <EmptyState icon={SearchX} title={resultTexts.noData} lang="en">
          {resultTexts.noDataHint}
        </EmptyState>
      </Panel>
    );
  }
  return <Found key={dataset.id} dataset={dataset} {...actions} />;
}

type FoundProps = QueryResultProps & { dataset: DatasetFacts };

function Found({ dataset, onRemoved, onVersion }: FoundProps) {
  const { opened, open, close } = useOverPage<"edit" | "history" | "remove">();
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
              key: "edit",
              label: editTexts.open,
              icon: Pencil,
              onSelect: () => open("edit"),
            },
            {
              key: "history",
              label: editTexts.history,
              icon: History,
              onSelect: () => open("history"),
            },
            {
              key: "remove",
              label: resultTexts.remove,
              icon: Trash2,
              danger: true,
              onSelect: () => open("remove"),
            },
          ],
        },
      ]}
    />
  );
  return (
    <Panel
      title={dataset.name}
      actions={
        <span className={styles.tools}>
          <TestButton subject={dataset.subject} name={dataset.name} />
          {actions}
        </span>
      }
      flush
    >
      <DatasetAbout dataset={dataset} onVersion={onVersion} />
      <DataGrid
        key={dataset.content}
        subject={dataset.subject}
        caption={resultTexts.contentOf(dataset.name)}
        canCopy
      />
      {opened === "edit" && <EditData id={dataset.id} onClose={close} />}
      {opened === "history" && (
        <HistoryDialog slice="repository" record={dataset} onClose={close} />
      )}
      {opened === "remove" && (
        <RemoveData data={dataset} what="data" onClose={close} onRemoved={onRemoved} />
      )}
    </Panel>
  );
}

function DatasetAbout({ dataset, onVersion }: Pick<FoundProps, "dataset" | "onVersion">) {
  const { description, updated, fileName, assignments, versions, content } = dataset;
  const hash = versions.find((version) => version.content === content)?.sha256;
  return (
    <div className={styles.about}>
      {description && <p className={styles.description}>{description}</p>}
      <p className={styles.facts}>
        <span>{resultTexts.updated(updated)}</span>
        {fileName && <span>{resultTexts.fromFile(fileName)}</span>}
        {hash && <span title={hash}>{versionTexts.fingerprint(hash)}</span>}
        {assignments > 0 && <span>{resultTexts.assignments(assignments)}</span>}
      </p>
      <VersionBar dataset={dataset} onVersion={onVersion} />
    </div>
  );
}
