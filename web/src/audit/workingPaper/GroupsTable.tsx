import { useRef } from "react";
import type { Groups } from "../../engine";
import { Button } from "../../ui/action/Button";
import { DataTable } from "../../ui/table/DataTable";
import { resultTexts as texts } from "./texts";
import { useParts } from "./useParts";
import styles from "./workingPaper.module.css";

/** Lines that are shown at first and with each press of 'more'. Each may have a button, so all would be many Tab stops. */
const PART = 100;

type Line = { key: string; texts: readonly string[]; place: number };

export type GroupsTableProps = {
  /** Name of the test that the groups belong to, if a screen shows several. */
  of?: string | undefined;
  groups: Groups;
  /** Shows the rows of a line. */
  onOpen?: ((line: number) => void) | undefined;
};

/** Groups as a table. Where a test gives values to draw, each line has a bar, with a mark at the expected value. */
export function GroupsTable({ of, groups: { headings, lines, bars }, onOpen }: GroupsTableProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { count, more } = useParts(PART);
  const expected = bars?.expected;
  const largest = Math.max(...(bars?.values ?? []).map(Math.abs), ...(expected ?? []), 0);
  const share = (value: number | undefined) =>
    largest === 0 ? 0 : (Math.abs(value ?? 0) / largest) * 100;
  const columns = headings.map(({ text, isNumber }, place) => ({
    key: `${place}`,
    label: text,
    align: isNumber ? ("end" as const) : undefined,
    cell: (line: Line) => <span dir="auto">{line.texts[place]}</span>,
  }));
  const drawn = {
    key: "bar",
    label: expected === undefined ? texts.drawn : texts.drawnWithExpected,
    width: "30%",
    cell: ({ place }: Line) => (
      <span className={styles.track} aria-hidden="true">
        <span className={styles.bar} style={{ inlineSize: `${share(bars?.values[place])}%` }} />
        {expected !== undefined && (
          <span
            className={styles.mark}
            style={{ insetInlineStart: `${share(expected[place])}%` }}
          />
        )}
      </span>
    ),
  };
  return (
    <div ref={frame} tabIndex={-1} className={styles.rows}>
      <DataTable
        caption={of === undefined ? texts.groups : texts.groupsOf(of)}
        density="tight"
        columns={bars === undefined ? columns : [...columns, drawn]}
        rows={lines
          .slice(0, count)
          .map((line, place) => ({ key: `${place}`, texts: line.texts, place }))}
        rowKey={({ key }) => key}
        rowActions={
          onOpen &&
          (({ place }) => (
            <Button size="small" onClick={() => onOpen(place)}>
              {texts.openLine}
            </Button>
          ))
        }
        controls={7}
        empty=""
      />
      {more({ total: lines.length, label: texts.more, frame })}
    </div>
  );
}
