import type { ColumnKind, PreviewColumn } from "../../engine";
import { Button } from "../../ui/action/Button";
import { Notice } from "../../ui/feedback/Notice";
import styles from "./TablePreview.module.css";
import { columnTexts } from "./texts";

export type NumberQuestionProps = {
  /** Numeric columns that both number formats can read, and that the user has not decided. */
  columns: readonly PreviewColumn[];
  /** Called with one answer for all columns. A column's heading can still change it. */
  onAnswer: (kind: ColumnKind) => void;
};

const ANSWERS = ["numberIndonesian", "numberEnglish"] as const;

export function NumberQuestion({ columns, onAnswer }: NumberQuestionProps) {
  const example = columns[0]?.example;
  return (
    <Notice
      tone="warning"
      text={columnTexts.question(columns.map(({ header }) => header))}
      hint={example && columnTexts.questionHint(example)}
      action={
        <div className={styles.answers}>
          {ANSWERS.map((kind) => (
            <Button key={kind} size="small" onClick={() => onAnswer(kind)}>
              {columnTexts.kinds[kind]}
            </Button>
          ))}
        </div>
      }
    />
  );
}
