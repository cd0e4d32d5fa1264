import { useMemo, useState } from "react";
import type { AcceptedEvidence, ShownTable } from "../../engine";
import { useIsPrinting } from "../../ui/page/useIsPrinting";
import { DataTable } from "../../ui/table/DataTable";
import styles from "./followUp.module.css";
import { findingTexts as texts } from "./texts";

/** The accepted evidence; the content of each opens below it. */
export function AcceptedEvidenceList({ evidence }: { evidence: readonly AcceptedEvidence[] }) {
  return (
    <ol className={styles.evidence} aria-label={texts.evidence}>
      {evidence.map((one) => (
        <li key={one.id} className={styles.proof}>
          <p>
            <span className={styles.kind}>{one.kind}</span>{" "}
            <strong>
              <bdi>{one.name}</bdi>
            </strong>
          </p>
          {one.caption !== "" && (
            <p className={styles.words} dir="auto">
              {one.caption}
            </p>
          )}
          {one.shown && <Shown name={one.name} shown={one.shown} />}
        </li>
      ))}
    </ol>
  );
}

type Line = { key: string; cells: readonly string[] };

function Shown({ name, shown: { headings, lines } }: { name: string; shown: ShownTable }) {
  const [isOpen, setOpen] = useState(false);
  const isPrinting = useIsPrinting();
  const columns = useMemo(
    () =>
      headings.map((label, place) => ({
        key: `${place}`,
        label,
        cell: ({ cells }: Line) => (
          <span className={styles.cell} dir="auto">
            {cells[place]}
          </span>
        ),
      })),
    [headings],
  );
  const isShown = isOpen || isPrinting;
  return (
    <details
      open={isShown}
      onToggle={({ currentTarget }) => isPrinting || setOpen(currentTarget.open)}
    >
      <summary>{texts.shown}</summary>
      {isShown && (
        <div className={styles.shown}>
          <DataTable
            caption={texts.shownOf(name)}
            density="tight"
            columns={columns}
            rows={lines.map((cells, place) => ({ key: `${place}`, cells }))}
            rowKey={({ key }) => key}
            empty=""
          />
        </div>
      )}
    </details>
  );
}
