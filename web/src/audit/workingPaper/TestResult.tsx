import { useState } from "react";
import { refusalText, type TestQuery, type TestRow, type TestView, useView } from "../../engine";
import { figure } from "../../platform/figure";
import { Button } from "../../ui/action/Button";
import { DescriptionList } from "../../ui/display/DescriptionList";
import { Notice } from "../../ui/feedback/Notice";
import { DataTable } from "../../ui/table/DataTable";
import { GroupsTable } from "./GroupsTable";
import { resultTexts as texts } from "./texts";
import styles from "./workingPaper.module.css";

/** Rows that are shown at first and with each press of 'more'. */
const PART = 50;

export type TestResultProps = { view: TestView; query: TestQuery };

/** What a test found: figures, groups, and the rows that it points at. */
export function TestResult({ view, query }: TestResultProps) {
  const { population, errors, figures, groups, remarks, rows } = view;
  if (errors.length > 0) return null;
  return (
    <section className={styles.found} aria-label={texts.result}>
      <p className={styles.summary} role="status">
        {texts.population(population)}. {texts.found(rows)}
      </p>
      <Figures figures={figures} remarks={remarks} />
      {groups !== undefined && groups.lines.length > 0 && <GroupsTable groups={groups} />}
      {rows > 0 && <FoundRows query={query} />}
    </section>
  );
}

/** Figures with what they mean. */
export function Figures({ figures, remarks }: Pick<TestView, "figures" | "remarks">) {
  return (
    <>
      {figures.length > 0 && (
        <DescriptionList
          facts={figures.map(({ label, value }) => ({ term: label, value }))}
          layout="columns"
        />
      )}
      {remarks.map((remark) => (
        <Notice key={remark} text={remark} tone="info" />
      ))}
    </>
  );
}

function FoundRows({ query }: { query: TestQuery }) {
  const [count, setCount] = useState(PART);
  const answer = useView("dataTestRows", { test: query, first: 0, count });
  if (answer.kind === "refused") return <Notice text={refusalText(answer.refusal)} />;
  const { columns, rows, total } = answer.value;
  const left = total - rows.length;
  return (
    <section>
      <h3>{texts.rows}</h3>
      <DataTable
        caption={texts.rows}
        density="tight"
        columns={[
          { key: "number", label: texts.row, cell: ({ number }: TestRow) => figure(number) },
          ...columns.map(({ header, isNumber }, place) => ({
            key: `${place}`,
            label: header,
            align: isNumber ? ("end" as const) : undefined,
            cell: ({ cells }: TestRow) => <span dir="auto">{cells[place]}</span>,
          })),
        ]}
        rows={rows}
        rowKey={({ number }) => `${number}`}
        empty=""
      />
      {left > 0 && (
        <Button onClick={() => setCount(count + PART)}>{texts.more(Math.min(left, PART))}</Button>
      )}
    </section>
  );
}
