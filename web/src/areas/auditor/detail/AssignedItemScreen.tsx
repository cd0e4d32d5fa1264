import { DocumentReader } from "../../../audit/document/DocumentReader";
import { Guarded } from "../../../audit/Guarded";
import { DataGrid } from "../../../audit/grid/DataGrid";
import type { AssignedItem, Statistic } from "../../../engine";
import { useTitle } from "../../../shared/useTitle";
import { DescriptionList, type Fact } from "../../../ui/display/DescriptionList";
import { lastList } from "../../../ui/page/lastList";
import { PageHeader } from "../../../ui/page/PageHeader";
import { Panel } from "../../../ui/page/Panel";
import { LockMark } from "../LockMark";
import { useDeskPath } from "../useDeskPath";
import styles from "./AssignedItemScreen.module.css";
import { AssignmentPanel } from "./AssignmentPanel";
import { ColumnFiguresTable } from "./ColumnFiguresTable";
import { DownloadButton } from "./DownloadButton";
import { itemTexts } from "./texts";

export function AssignedItemScreen({ item }: { item: AssignedItem }) {
  const desk = useDeskPath();
  useTitle(item.name);
  return (
    <Guarded canCopy={!item.isLimited} watermark={item.watermark}>
      <div className={styles.screen}>
        <PageHeader
          title={item.name}
          purpose={item.description}
          back={{ to: lastList(desk), label: itemTexts.back }}
          marks={item.isLimited && <LockMark />}
          actions={!item.isLimited && <DownloadButton item={item} />}
        />
        <AssignmentPanel item={item} />
        <Panel flush>
          <h2 className={styles.content}>{itemTexts.content}</h2>
          <Content item={item} />
        </Panel>
        {item.columns.length > 0 && <ColumnFiguresTable columns={item.columns} />}
        <aside className={styles.facts} aria-label={itemTexts.facts}>
          <Panel title={itemTexts.statistics}>
            <DescriptionList facts={namedFacts(item.statistics)} layout="columns" />
          </Panel>
          <Panel title={itemTexts.source}>
            <DescriptionList facts={namedFacts(item.source)} layout="columns" />
          </Panel>
        </aside>
      </div>
    </Guarded>
  );
}

function Content({ item: { id, name, document, isLimited, watermark } }: { item: AssignedItem }) {
  return document ? (
    <DocumentReader document={document} title={name} canCopy={!isLimited} watermark={watermark} />
  ) : (
    <DataGrid subject={{ assigned: id }} caption={itemTexts.contentOf(name)} canCopy={!isLimited} />
  );
}

const namedFacts = (statistics: readonly Statistic[]): Fact[] =>
  statistics.map(({ label, value }) => ({ term: label, value }));
