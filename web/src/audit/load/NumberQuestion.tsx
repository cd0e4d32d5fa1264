import type { ColumnKind, PreviewColumn } from "../../engine";
import { Button } from "../../ui/action/Button";
import { Notice } from "../../ui/feedback/Notice";
import { COLUMN_KINDS } from "./columnKinds";
import styles from "./TablePreview.module.css";

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
      text={`Angka di kolom ${columns.map(({ header }) => `“${header}”`).join(", ")} dapat dibaca dengan dua cara. Pilih cara yang benar.`}
      hint={
        example &&
        `“${example.text}” berarti ${example.indonesian} bila titik memisahkan ribuan, atau ${example.english} bila titik tanda desimal.`
      }
      action={
        <div className={styles.answers}>
          {ANSWERS.map((kind) => (
            <Button key={kind} size="small" onClick={() => onAnswer(kind)}>
              {COLUMN_KINDS[kind]}
            </Button>
          ))}
        </div>
      }
    />
  );
}
