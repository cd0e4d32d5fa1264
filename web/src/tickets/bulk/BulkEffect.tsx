import { useDeferredValue } from "react";
import {
  type BulkChange,
  type BulkPreview,
  type BulkRow,
  type BulkTickets,
  type Refusal,
  refusalText,
  useView,
  useVocabulary,
} from "../../engine";
import { labelOf } from "../../platform/labelOf";
import { VisuallyHidden } from "../../ui/page/VisuallyHidden";
import styles from "./BulkDialog.module.css";
import { effectTexts as texts } from "./texts";

/** Number of rows in a preview. */
const PREVIEW_ROWS = 30;

/** A change that costs the core little and has no effect on the screen. */
const NOTHING: BulkChange = { addLabels: { labels: [] } };
const NO_TICKETS: BulkTickets = { chosen: { ids: [] } };

/** The effect of a change on the chosen tickets; `undefined` while none is chosen. */
export function useBulkEffect(tickets: BulkTickets, change: BulkChange | undefined) {
  const shown = useDeferredValue(change);
  const answer = useView("bulkPreview", {
    tickets: shown === undefined ? NO_TICKETS : tickets,
    change: shown ?? NOTHING,
    shown: PREVIEW_ROWS,
  });
  return shown === undefined || change === undefined ? undefined : answer;
}

export type BulkEffectProps = { effect: BulkPreview; tense: "preview" | "result" };

/** Effect on each ticket: first those that are left out, then those that change. */
export function BulkEffect({ effect, tense }: BulkEffectProps) {
  const { rows, changes, refused, unchanged } = effect;
  const words = texts[tense];
  const left = rows.filter(({ refusal }) => refusal !== undefined);
  const changed = rows.filter(({ after }) => after !== undefined);
  const same = rows.filter(({ after, refusal }) => after === undefined && refusal === undefined);
  return (
    <section aria-label={words.title}>
      <Part heading={words.refused} count={refused} rows={left} />
      <Part heading={words.changes} count={changes} rows={changed} />
      <Part heading={words.unchanged} count={unchanged} rows={same} />
    </section>
  );
}

type PartProps = { heading: (count: number) => string; count: number; rows: readonly BulkRow[] };

function Part({ heading, count, rows }: PartProps) {
  if (count === 0) return null;
  return (
    <div className={styles.part}>
      <h3 className={styles.heading}>{heading(count)}</h3>
      <ul className={styles.rows}>
        {rows.map((row) => (
          <li key={row.id} className={styles.row}>
            <span className={styles.code}>{row.id}</span>
            <span className={styles.title} title={row.title}>
              {row.title}
            </span>
            <span className={styles.value}>
              <Value row={row} />
            </span>
          </li>
        ))}
      </ul>
      {count > rows.length && <p className={styles.more}>{texts.more(count - rows.length)}</p>}
    </div>
  );
}

function Value({ row: { before, after, refusal } }: { row: BulkRow }) {
  if (refusal !== undefined) return <Reason refusal={refusal} />;
  if (after === undefined) return before;
  return (
    <>
      {before} <span aria-hidden="true">→</span>
      <VisuallyHidden> {texts.becomes} </VisuallyHidden> <strong>{after}</strong>
    </>
  );
}

/** The reason of one ticket, where that of a single command would speak of a change meanwhile. */
function Reason({ refusal }: { refusal: Refusal }) {
  const { statuses } = useVocabulary();
  return refusal.reason === "wrongStatus"
    ? texts.wrongStatus(labelOf(statuses, refusal.status))
    : refusalText(refusal);
}
