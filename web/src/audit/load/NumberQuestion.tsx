import type { ColumnKind, PreviewColumn } from "../../engine";
import { Button } from "../../ui/action/Button";
import { Notice } from "../../ui/feedback/Notice";
import { COLUMN_KINDS } from "./columnKinds";
import styles from "./TablePreview.module.css";

export type NumberQuestionProps = {
  /** Columns of numbers that read differently in the two forms, as long as nobody said which is meant. */
  columns: readonly PreviewColumn[];
  /** One answer for all of them; a single column can differ, in its heading. */
  onAnswer: (kind: ColumnKind) => void;
};

const ANSWERS = ["numberIndonesian", "numberEnglish"] as const;

/** Asks how numbers are meant that can be read in two ways. */
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
