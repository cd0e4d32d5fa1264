import { useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import { DocumentReader } from "../../../audit/document/DocumentReader";
import { readerStart } from "../../../audit/document/readerStart";
import { Findings } from "../../../audit/finding/Findings";
import { PinButton } from "../../../audit/finding/PinButton";
import { PinRows, useMayWrite } from "../../../audit/finding/PinRows";
import { findingTexts } from "../../../audit/finding/texts";
import { AcceptedFindings } from "../../../audit/followUp/AcceptedFindings";
import { FollowUpRows } from "../../../audit/followUp/FollowUpRows";
import { rowTexts } from "../../../audit/followUp/texts";
import { Guarded } from "../../../audit/Guarded";
import { DataGrid } from "../../../audit/grid/DataGrid";
import { AuditFiles } from "../../../audit/report/AuditFiles";
import { ReviewPanel } from "../../../audit/review/ReviewPanel";
import { reviewTexts } from "../../../audit/review/texts";
import { TestButton } from "../../../audit/workingPaper/TestButton";
import { paperTexts } from "../../../audit/workingPaper/texts";
import { WorkingPaperSteps } from "../../../audit/workingPaper/WorkingPaperSteps";
import { type AssignedItem, type Statistic, useView } from "../../../engine";
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
  const isTable = item.document === undefined;
  const subject = useMemo(() => (isTable ? { assigned: item.id } : undefined), [isTable, item.id]);
  return (
    <Guarded canCopy={!item.isLimited} watermark={item.watermark}>
      <div className={styles.screen}>
        <PageHeader
          title={item.name}
          purpose={item.description}
          back={{ to: lastList(desk), label: itemTexts.back }}
          marks={item.isLimited && <LockMark />}
          actions={
            !item.isLimited && (
              <>
                {subject && <TestButton subject={subject} name={item.name} assignment={item.id} />}
                <DownloadButton item={item} />
              </>
            )
          }
        />
        <AssignmentPanel item={item} />
        <Panel flush>
          <h2 className={styles.content}>{itemTexts.content}</h2>
          {subject ? (
            <DataGrid
              subject={subject}
              caption={itemTexts.contentOf(item.name)}
              canCopy={!item.isLimited}
              actions={(rows) => <PinRows assignment={item.id} rows={rows} />}
            />
          ) : (
            <Document item={item} />
          )}
        </Panel>
        {subject && <ColumnFiguresTable subject={subject} />}
        {subject && !item.isLimited && (
          <Panel title={paperTexts.title}>
            <WorkingPaperSteps assignment={item.id} />
          </Panel>
        )}
        {item.isLimited ? <AcceptedFindings assignment={item.id} /> : <Audit item={item} />}
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

/** Findings of the auditor, their review and their follow-up. */
function Audit({ item }: { item: AssignedItem }) {
  const audit = useView("audit", item.id);
  const accepted = audit.kind === "ok" ? audit.value.followUps : [];
  return (
    <>
      <FindingsPanel item={item} />
      <Panel title={reviewTexts.title} actions={<AuditFiles assignment={item.id} />}>
        <ReviewPanel assignment={item.id} />
      </Panel>
      {accepted.length > 0 && (
        <Panel title={rowTexts.state}>
          <FollowUpRows rows={accepted} />
        </Panel>
      )}
    </>
  );
}

function FindingsPanel({ item: { id, document } }: { item: AssignedItem }) {
  const mayWrite = useMayWrite(id);
  const titles = document?.sections.map(({ title }) => title) ?? [];
  return (
    <Panel
      title={findingTexts.title}
      actions={
        mayWrite &&
        titles.length > 0 && (
          <PinButton assignment={id} place={() => ({ kind: "section", titles })} />
        )
      }
    >
      <Findings assignment={id} />
    </Panel>
  );
}

function Document({ item: { name, document, isLimited, watermark } }: { item: AssignedItem }) {
  const [params] = useSearchParams();
  const start = readerStart(params);
  return (
    document && (
      <DocumentReader
        // The reader keeps the words that are typed into it, so another start is another reader.
        key={`${start.words} ${start.at}`}
        document={document}
        title={name}
        canCopy={!isLimited}
        watermark={watermark}
        start={start}
      />
    )
  );
}

const namedFacts = (statistics: readonly Statistic[]): Fact[] =>
  statistics.map(({ label, value }) => ({ term: label, value }));
