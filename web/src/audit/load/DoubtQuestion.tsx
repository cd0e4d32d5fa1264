import type { ColumnKind, LoadedColumn } from "../../engine";
import { Button } from "../../ui/action/Button";
import { Notice } from "../../ui/feedback/Notice";
import styles from "./TablePreview.module.css";
import { columnTexts, doubtTexts } from "./texts";

export type DoubtQuestionProps = {
  /** Columns with the same doubt that the user has not decided. */
  open: readonly { column: LoadedColumn; place: number }[];
  /** Called with one answer for all columns. A column's heading can still change it. */
  onAnswer: (places: readonly number[], kind: ColumnKind) => void;
};

/** Asks how cells that can be read in two ways are meant. Draws nothing without a doubt. */
export function DoubtQuestion({ open, onAnswer }: DoubtQuestionProps) {
  const doubt = open[0]?.column.doubt;
  if (doubt === undefined) return null;
  const headers = open.map(({ column }) => column.header);
  const { question, hint } = doubtTexts[doubt.about];
  return (
    <Notice
      tone={doubt.about === "numberForm" ? "warning" : "info"}
      text={question(headers)}
      hint={hint(doubt.text, doubt.readings[0][1], doubt.readings[1][1])}
      action={
        <div className={styles.answers}>
          {doubt.readings.map(([kind]) => (
            <Button
              key={kind}
              size="small"
              onClick={() =>
                onAnswer(
                  open.map(({ place }) => place),
                  kind,
                )
              }
            >
              {columnTexts.kinds[kind]}
            </Button>
          ))}
        </div>
      }
    />
  );
}
