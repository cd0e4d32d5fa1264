import { FileX2 } from "lucide-react";
import { useMemo } from "react";
import {
  type ComparisonQuery,
  type ComparisonView,
  type DifferingCell,
  type DifferingRow,
  portal,
  refusalText,
  useView,
} from "../../engine";
import { figure } from "../../platform/figure";
import { usePrepared } from "../../platform/usePrepared";
import { EmptyState } from "../../ui/feedback/EmptyState";
import { Loading } from "../../ui/feedback/Loading";
import { Notice } from "../../ui/feedback/Notice";
import { DataTable } from "../../ui/table/DataTable";
import styles from "./Comparison.module.css";
import { comparisonTexts as texts } from "./texts";
import { useWantedRows } from "./useWantedRows";

/** The differences between two versions of a dataset. A large comparison is made in parts. */
export function Comparison({ query }: { query: ComparisonQuery }) {
  const rows = useView("comparisonRows", query);
  useWantedRows(rows.kind === "ok" ? rows.value.awaited : []);
  if (rows.kind === "refused") return <Notice text={refusalText(rows.refusal)} />;
  const { awaited, lost } = rows.value;
  if (lost !== undefined) {
    return (
      <EmptyState icon={FileX2} title={lost.title}>
        {lost.advice}
      </EmptyState>
    );
  }
  if (awaited.length > 0) return <Loading label={texts.waiting} />;
  return <Prepared query={query} />;
}

function isCompared(query: ComparisonQuery): boolean {
  const answer = portal().readOnce("comparisonPrepared", query);
  return answer.kind === "refused" || answer.value;
}

function Prepared({ query }: { query: ComparisonQuery }) {
  const key = JSON.stringify(query);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the query
  const wanted = useMemo(() => query, [key]);
  const { ready } = usePrepared(wanted, isCompared);
  return ready === wanted ? <Compared query={wanted} /> : <Loading label={texts.waiting} />;
}

function Compared({ query }: { query: ComparisonQuery }) {
  const answer = useView("comparison", query);
  if (answer.kind === "refused") return <Notice text={refusalText(answer.refusal)} />;
  const { before, after, summary, isLimited, rows, more } = answer.value;
  return (
    <div className={styles.comparison} data-locked={isLimited || undefined}>
      <p className={styles.summary} role="status">
        {texts.versions(before, after)}
        {summary}.
      </p>
      {isLimited && <p className={styles.told}>{texts.limited}</p>}
      <Pairing view={answer.value} />
      {rows.length > 0 && <Rows view={answer.value} />}
      {more > 0 && <p className={styles.told}>{texts.more(more)}</p>}
    </div>
  );
}

/** How rows were found to belong together, and columns that only one version has. */
function Pairing({ view: { key, rows, addedColumns, removedColumns } }: { view: ComparisonView }) {
  const hasPairs = rows.some(({ kind }) => kind === "changed");
  return (
    <>
      {key.length > 0 && <p className={styles.told}>{texts.key(key)}</p>}
      {key.length === 0 && hasPairs && <p className={styles.told}>{texts.noKey}</p>}
      {addedColumns.length > 0 && <p>{texts.addedColumns(addedColumns)}</p>}
      {removedColumns.length > 0 && <p>{texts.removedColumns(removedColumns)}</p>}
    </>
  );
}

function Rows({ view: { columns: compared, rows } }: { view: ComparisonView }) {
  const columns = [
    {
      key: "difference",
      label: texts.difference,
      cell: ({ kind, number }: DifferingRow) => (
        <span className={styles.kind} data-kind={kind}>
          {texts.kinds[kind]} · {texts.row.toLowerCase()} {figure(number)}
        </span>
      ),
    },
    ...compared.map(({ header, isNumber }, place) => ({
      key: `${place}`,
      label: header,
      align: isNumber ? ("end" as const) : undefined,
      cell: ({ cells }: DifferingRow) => <Cell cell={cells[place]} />,
    })),
  ];
  return (
    <DataTable
      caption={texts.caption}
      columns={columns}
      rows={rows}
      rowKey={({ kind, number }) => `${kind}${number}`}
      density="tight"
      empty=""
    />
  );
}

function Cell({ cell }: { cell: DifferingCell | undefined }) {
  if (cell?.before === undefined) return <span dir="auto">{cell?.text}</span>;
  return (
    <span className={styles.changed}>
      <ins dir="auto">{cell.text || "–"}</ins> <del dir="auto">{cell.before || "–"}</del>
    </span>
  );
}
