import { useState } from "react";
import { readView, refusalText, type TestRow, type TestRowsQuery, useView } from "../../engine";
import { figure } from "../../platform/figure";
import { ExportMenu } from "../../shared/export/ExportMenu";
import { Button } from "../../ui/action/Button";
import { Notice } from "../../ui/feedback/Notice";
import { DataTable } from "../../ui/table/DataTable";
import { resultTexts as texts } from "./texts";
import styles from "./workingPaper.module.css";

/** Rows that are shown at first and with each press of 'more'. */
const PART = 50;

export type FoundRowsProps = Omit<TestRowsQuery, "first" | "count">;

/** Rows that a test points at: all of one dataset, or those of a line. */
export function FoundRows(asked: FoundRowsProps) {
  const [count, setCount] = useState(PART);
  const answer = useView("dataTestRows", { ...asked, first: 0, count });
  if (answer.kind === "refused") return <Notice text={refusalText(answer.refusal)} />;
  const { name, columns, rows, total } = answer.value;
  const left = total - rows.length;
  const title =
    asked.line === undefined
      ? texts.rowsOf(name, asked.isOther)
      : texts.lineRows(name, asked.isOther, total);
  return (
    <section className={styles.rows}>
      <header className={styles.head}>
        <h3>{title}</h3>
        {total > 0 && (
          <ExportMenu
            label={texts.save}
            rows={{
              csv: (first, size) => readView("dataTestCsv", { ...asked, first, count: size }),
              sheet: (first, size) => readView("dataTestSheet", { ...asked, first, count: size }),
            }}
          />
        )}
      </header>
      <DataTable
        caption={title}
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
        empty={texts.noRows}
      />
      {left > 0 && (
        <Button onClick={() => setCount(count + PART)}>{texts.more(Math.min(left, PART))}</Button>
      )}
    </section>
  );
}
