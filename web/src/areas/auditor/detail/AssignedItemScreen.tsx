import { DocumentReader } from "../../../audit/document/DocumentReader";
import { Guarded } from "../../../audit/Guarded";
import { DataGrid } from "../../../audit/grid/DataGrid";
import type { AssignedItem } from "../../../engine";
import { useTitle } from "../../../shared/useTitle";
import { DescriptionList } from "../../../ui/display/DescriptionList";
import { lastList } from "../../../ui/page/lastList";
import { PageHeader } from "../../../ui/page/PageHeader";
import { Panel } from "../../../ui/page/Panel";
import { LockMark } from "../LockMark";
import { useDeskPath } from "../useDeskPath";
import styles from "./AssignedItemScreen.module.css";
import { AssignmentPanel } from "./AssignmentPanel";
import { ColumnFiguresTable } from "./ColumnFiguresTable";
import { DownloadButton } from "./DownloadButton";
import { basicFacts, namedFacts } from "./facts";

/** One piece of assigned data: what it says, and beside it what is known of it and what is to be done. */
export function AssignedItemScreen({ item }: { item: AssignedItem }) {
  const desk = useDeskPath();
  useTitle(item.name);
  return (
    <Guarded canCopy={!item.isLimited} watermark={item.watermark}>
      <div className={styles.screen}>
        <PageHeader
          title={item.name}
          purpose={item.description}
          back={{ to: lastList(desk), label: "Kembali ke daftar data" }}
          marks={item.isLimited && <LockMark />}
          actions={!item.isLimited && <DownloadButton item={item} />}
        />
        <div className={styles.columns}>
          <div className={styles.task}>
            <AssignmentPanel item={item} />
          </div>
          <div className={styles.content}>
            <Panel title="Isi data" flush>
              <Content item={item} />
            </Panel>
            {item.columns.length > 0 && <ColumnFiguresTable columns={item.columns} />}
          </div>
          <aside className={styles.facts} aria-label="Keterangan data">
            <Panel title="Informasi dasar">
              <DescriptionList facts={basicFacts(item)} />
            </Panel>
            <Panel title="Statistik">
              <DescriptionList facts={namedFacts(item.statistics)} />
            </Panel>
            <Panel title="Sumber data">
              <DescriptionList facts={namedFacts(item.source)} />
            </Panel>
          </aside>
        </div>
      </div>
    </Guarded>
  );
}

function Content({ item: { id, name, document, isLimited } }: { item: AssignedItem }) {
  return document ? (
    <DocumentReader document={document} canCopy={!isLimited} />
  ) : (
    <DataGrid subject={{ assigned: id }} caption={`Isi ${name}`} canCopy={!isLimited} />
  );
}
