import type { IntakePreview } from "../../engine";
import styles from "./load.module.css";
import type { LoadedTable } from "./loaded";
import { repairTexts } from "./texts";
import { workbookWarningText } from "./workbook/texts";

/** Says what reading has changed or left out; draws nothing for a tidy file. */
export function Repairs({ loaded: { preview, workbook } }: { loaded: LoadedTable }) {
  const warnings = workbook?.warnings ?? [];
  const repairs = [...warnings.map((each) => workbookWarningText(each)), ...repairsOf(preview)];
  if (repairs.length === 0) return null;
  return (
    <section className={styles.repairs} aria-label={repairTexts.label}>
      <h3 className={styles.repairsTitle}>{repairTexts.label}</h3>
      <ul>
        {repairs.map((repair) => (
          <li key={repair} dir="auto">
            {repair}
          </li>
        ))}
      </ul>
    </section>
  );
}

function repairsOf({ above, totals, notes, renamed, blankRows, form }: IntakePreview): string[] {
  const dropped = form?.droppedColumns ?? 0;
  return [
    ...(above.length > 0 ? [repairTexts.above(above)] : []),
    ...renamed.map((header) => repairTexts.renamed(header)),
    ...(dropped > 0 ? [repairTexts.dropped(dropped)] : []),
    ...(blankRows > 0 ? [repairTexts.blankRows(blankRows)] : []),
    ...(totals.length > 0 ? [repairTexts.totals(totals)] : []),
    ...(notes.length > 0 ? [repairTexts.notes(notes)] : []),
  ];
}
