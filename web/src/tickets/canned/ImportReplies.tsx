import { FileText } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import {
  dispatch,
  type ImportedReply,
  type PlannedReply,
  problemText,
  type ReplyTextChange,
  readView,
  refusalText,
  unreadableFile,
  useView,
} from "../../engine";
import { announceDone } from "../../shared/undo/undoStack";
import { Button } from "../../ui/action/Button";
import { FileRow } from "../../ui/display/FileRow";
import { Notice } from "../../ui/feedback/Notice";
import { FileDropZone } from "../../ui/form/FileDropZone";
import { VisuallyHidden } from "../../ui/page/VisuallyHidden";
import styles from "./canned.module.css";
import { formTexts, importTexts as texts } from "./texts";

/** Bytes that are read at most: more than the core accepts, so that it can refuse the file. */
const MOST_READ = 4 * 1024 * 1024;

type Chosen = { name: string; rows: readonly ImportedReply[] };

/** Reads a CSV file; a text says why it cannot be imported. */
async function readReplies(file: File): Promise<Chosen | string> {
  const bytes = await file
    .slice(0, MOST_READ)
    .arrayBuffer()
    .catch(() => undefined);
  if (bytes === undefined) return unreadableFile;
  const answer = readView("cannedReplyFile", { size: file.size, bytes: new Uint8Array(bytes) });
  if (answer.kind === "refused") return refusalText(answer.refusal);
  return answer.value.problem ?? { name: file.name, rows: answer.value.rows };
}

/** Imports canned replies from a CSV file, after a preview of what each row does (decisions §10). */
export default function ImportReplies({ onDone }: { onDone: () => void }) {
  const [chosen, setChosen] = useState<Chosen>();
  const [problem, setProblem] = useState<string>();
  const frame = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (chosen === undefined)
      frame.current?.querySelector<HTMLElement>("input[type=file]")?.focus();
  }, [chosen]);

  async function take([file, ...others]: readonly File[]) {
    if (file === undefined) return;
    const read = others.length > 0 ? texts.tooMany : await readReplies(file);
    setProblem(typeof read === "string" ? read : undefined);
    setChosen(typeof read === "string" ? undefined : read);
  }

  return (
    <div ref={frame} className={styles.stack}>
      <h3>{texts.title}</h3>
      {problem !== undefined && <Notice text={problem} onDismiss={() => setProblem(undefined)} />}
      {chosen === undefined ? (
        <>
          <FileDropZone
            label={texts.label}
            hint={texts.hint}
            accept=".csv,.txt,.tsv,text/csv"
            onFiles={(files) => void take(files)}
          />
          <div className={styles.buttons}>
            <Button onClick={onDone}>{formTexts.cancel}</Button>
          </div>
        </>
      ) : (
        <Preview chosen={chosen} onChange={() => setChosen(undefined)} onDone={onDone} />
      )}
    </div>
  );
}

type PreviewProps = { chosen: Chosen; onChange: () => void; onDone: () => void };

function Preview({ chosen, onChange, onDone }: PreviewProps) {
  const rows = [...chosen.rows];
  const answer = useView("cannedReplyImport", rows);
  if (answer.kind === "refused") return <Notice text={refusalText(answer.refusal)} />;
  const { rows: planned, ...counts } = answer.value;
  const count = counts.added + counts.replaced;

  function importThem() {
    const outcome = dispatch({ cannedReply: { import: { rows } } });
    if (outcome.kind !== "ok") return;
    announceDone(outcome.commit, texts.done(count));
    onDone();
  }

  return (
    <>
      <FileRow icon={FileText} name={chosen.name} facts={texts.summary(counts)}>
        <Button size="small" onClick={onChange}>
          {texts.change}
        </Button>
      </FileRow>
      <ul className={styles.rows} aria-label={texts.rows}>
        {planned.map((row) => (
          <Row key={row.line} row={row} />
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button onClick={onDone}>{formTexts.cancel}</Button>
        <Button
          variant="primary"
          reason={count === 0 ? texts.nothing : undefined}
          onClick={importThem}
        >
          {texts.run(count)}
        </Button>
      </div>
    </>
  );
}

const TONES = { add: "success", replace: "warning", keep: "neutral", refuse: "danger" };

function Row({ row }: { row: PlannedReply }) {
  const { line, title, category, effect, content, replaced, errors } = row;
  return (
    <li className={styles.row}>
      <span className={styles.effect} data-tone={TONES[effect]}>
        {texts.effects[effect]}
      </span>
      <span className={styles.words}>
        <bdi className={styles.title}>{title || texts.untitled}</bdi>
        <span className={styles.help}>
          {texts.line(line)}
          {category && (
            <>
              {" · "}
              <bdi>{category}</bdi>
            </>
          )}
        </span>
        {errors.map((error) => (
          <span key={error.field} className={styles.problem} data-tone="danger">
            {problemText(error)}
          </span>
        ))}
      </span>
      {content !== "" && (
        <p className={styles.text} dir="auto">
          {content}
        </p>
      )}
      {replaced && (
        <dl className={styles.changes}>
          <Change label={formTexts.fields.title} change={replaced.title} />
          <Change label={formTexts.fields.category} change={replaced.category} />
          <Change label={formTexts.fields.content} change={replaced.content} />
        </dl>
      )}
    </li>
  );
}

type ChangeProps = { label: string; change: ReplyTextChange | undefined };

/** A text of a known reply: struck words leave it, underlined words are new. */
function Change({ label, change }: ChangeProps) {
  if (change === undefined) return null;
  const { start, removed, added, end } = change;
  return (
    <div>
      <dt>{label}</dt>
      <dd dir="auto">
        {start}
        {removed && (
          <del>
            <VisuallyHidden>{texts.removed} </VisuallyHidden>
            {removed}
          </del>
        )}
        {added && (
          <ins>
            <VisuallyHidden>{texts.added} </VisuallyHidden>
            {added}
          </ins>
        )}
        {end}
      </dd>
    </div>
  );
}
