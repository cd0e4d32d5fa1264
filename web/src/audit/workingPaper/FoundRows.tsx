import { useRef } from "react";
import { readView, refusalText, type TestRow, type TestRowsQuery, useView } from "../../engine";
import { figure } from "../../platform/figure";
import { ExportMenu } from "../../shared/export/ExportMenu";
import { Notice } from "../../ui/feedback/Notice";
import { DataTable } from "../../ui/table/DataTable";
import { PinButton } from "../finding/PinButton";
import { useMayWrite } from "../finding/PinRows";
import { pinTexts } from "../finding/texts";
import { resultTexts as texts } from "./texts";
import { useParts } from "./useParts";
import styles from "./workingPaper.module.css";

/** Rows that are shown at first and with each press of 'more'. */
const PART = 50;

export type FoundRowsProps = Omit<TestRowsQuery, "first" | "count">;

/** Rows that a test points at: all of one dataset, or those of a line. */
export function FoundRows(asked: FoundRowsProps) {
  const frame = useRef<HTMLElement>(null);
  const { count, more } = useParts(PART);
  const { subject } = asked.test;
  const assigned = "assigned" in subject ? subject.assigned : undefined;
  const mayWrite = useMayWrite(assigned);
  const answer = useView("dataTestRows", { ...asked, first: 0, count });
  if (answer.kind === "refused") return <Notice text={refusalText(answer.refusal)} />;
  const { name, columns, computed, rows, total, isOpen } = answer.value;
  // Computed columns belong to the test, not to the data.
  const stored = columns.slice(0, columns.length - computed);
  const title =
    asked.line === undefined
      ? texts.rowsOf(name, asked.isOther)
      : texts.lineRows(name, asked.isOther, total);
  return (
    <section ref={frame} tabIndex={-1} className={styles.rows}>
      <header className={styles.head}>
        <h3>{title}</h3>
        <div className={styles.actions}>
          {isOpen && assigned !== undefined && mayWrite && rows.length > 0 && (
            <PinButton
              assignment={assigned}
              place={() => ({
                kind: "rows",
                rows: rows.map(({ number }) => number),
                headings: stored.map(({ header }) => header),
              })}
              label={pinTexts.rows(rows.length)}
            />
          )}
          {total > 0 && (
            <ExportMenu
              label={texts.save}
              rows={{
                csv: (first, size) => readView("dataTestCsv", { ...asked, first, count: size }),
                sheet: (first, size) => readView("dataTestSheet", { ...asked, first, count: size }),
              }}
            />
          )}
        </div>
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
      {more({ total, label: texts.more, frame })}
    </section>
  );
}
