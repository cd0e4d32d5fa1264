import { readView, type TableQuery, useView } from "../../engine";
import { PinButton } from "./PinButton";
import { pinTexts as texts } from "./texts";

/** The core pins at most this many rows at once. */
const MOST_ROWS = 200;

export type PinRowsProps = {
  assignment: string;
  /** The chosen rows of the table. */
  rows: TableQuery | undefined;
};

/** Pins the chosen rows of the assigned data. */
export function PinRows({ assignment, rows }: PinRowsProps) {
  if (!useMayWrite(assignment)) return null;
  const count = rows?.count ?? 0;
  const reason =
    count === 0 ? texts.noRows : count > MOST_ROWS ? texts.tooMany(MOST_ROWS) : undefined;
  function place() {
    if (rows === undefined) return undefined;
    const answer = readView("tableRows", rows);
    if (answer.kind === "refused") return undefined;
    const { numbers, columns } = answer.value;
    return { kind: "rows" as const, rows: numbers, headings: columns.map(({ header }) => header) };
  }
  return (
    <PinButton
      assignment={assignment}
      place={place}
      label={count === 0 ? undefined : texts.rows(count)}
      reason={reason}
    />
  );
}

/** True if the acting auditor may write findings on the assignment now. */
export function useMayWrite(assignment: string | undefined): boolean {
  const audit = useView("audit", assignment ?? "");
  return audit.kind === "ok" && audit.value.mayWrite;
}
