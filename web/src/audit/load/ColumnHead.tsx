import { useId } from "react";
import type { ColumnKind, PreviewColumn } from "../../engine";
import { isNumber } from "./columnKinds";
import styles from "./TablePreview.module.css";
import { columnTexts } from "./texts";

export type ColumnHeadProps = {
  column: PreviewColumn;
  /** The chosen interpretation; `undefined` while the user must choose. */
  kind: ColumnKind | undefined;
  onKind: (kind: ColumnKind | undefined) => void;
};

export function ColumnHead({ column, kind, onKind }: ColumnHeadProps) {
  const id = useId();
  const { header, choices, example } = column;
  const only = choices.length === 1 ? choices[0] : undefined;
  return (
    <th scope="col" data-number={isNumber(kind) || undefined}>
      <span className={styles.header} dir="auto" title={header}>
        {header}
      </span>
      {only !== undefined ? (
        <span className={styles.kind}>{columnTexts.kinds[only]}</span>
      ) : (
        <select
          className={styles.select}
          aria-label={columnTexts.label(header)}
          aria-invalid={kind === undefined || undefined}
          aria-describedby={example ? id : undefined}
          value={kind ?? ""}
          onChange={(event) => onKind(choices.find((choice) => choice === event.target.value))}
        >
          {column.isAmbiguous && <option value="">{columnTexts.placeholder}</option>}
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {columnTexts.kinds[choice]}
            </option>
          ))}
        </select>
      )}
      {example && (
        <span id={id} className={styles.question}>
          {columnTexts.example(example)}
        </span>
      )}
    </th>
  );
}
