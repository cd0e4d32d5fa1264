import { Table2 } from "lucide-react";
import { useState } from "react";
import { type Entry, ofKind, type TableEntry } from "../audit/package/file/entries";
import { nextTurn } from "../platform/nextTurn";
import { Button } from "../ui/action/Button";
import { Notice } from "../ui/feedback/Notice";
import type { OpenPackage } from "./openPackage";
import styles from "./PackagePage.module.css";
import { PAGE_ROWS, Pager } from "./Pager";
import { PlainTable } from "./PlainTable";
import { dataTexts as texts } from "./texts";

/** The versions of datasets. Their rows are read when they are wanted. */
export function DataTables({ opened }: { opened: OpenPackage }) {
  const tables = ofKind(opened.entries, "table");
  if (tables.length === 0) return <p>{texts.none}</p>;
  return (
    <div className={styles.stack}>
      {tables.map((entry) => (
        <OneTable key={entry.value.content} entry={entry} opened={opened} />
      ))}
    </div>
  );
}

/** The SHA-256 values that the working paper keeps for a version. */
const recorded = (entries: readonly Entry[], content: string) =>
  ofKind(entries, "step")
    .flatMap(({ value }) => [value.step.population, value.step.counterpart])
    .flatMap((one) => (one?.version === content ? [one.sha256] : []));

type Read = "missing" | "unread" | { sha256: string };
type State = "closed" | "reading" | Read;

async function read({ reader, tables }: OpenPackage, content: string): Promise<Read> {
  const state = await tables.open(content);
  if (state !== "read") return state;
  let sha256 = reader.sha256(content);
  while (sha256 === undefined) {
    await nextTurn();
    sha256 = reader.sha256(content);
  }
  return { sha256 };
}

function OneTable({ entry, opened }: { entry: TableEntry; opened: OpenPackage }) {
  const { name, value, gzip } = entry;
  const [state, setState] = useState<State>("closed");

  async function open() {
    setState("reading");
    // The reader throws at rows that it cannot read.
    setState(await read(opened, value.content).catch(() => "unread" as const));
  }

  return (
    <article className={styles.step} aria-label={name}>
      <header className={styles.stepHead}>
        <h3>{name}</h3>
        {gzip !== undefined && (state === "closed" || state === "reading") && (
          <Button size="small" icon={Table2} busy={state === "reading"} onClick={() => void open()}>
            {texts.open}
          </Button>
        )}
      </header>
      <p>{texts.rows(value.rows)}</p>
      {(gzip === undefined || state === "missing") && <Notice text={texts.noRows} tone="warning" />}
      {state === "reading" && <p role="status">{texts.reading}</p>}
      {state === "unread" && <Notice text={texts.unread} />}
      {typeof state === "object" && (
        <>
          <Fingerprint sha256={state.sha256} recorded={recorded(opened.entries, value.content)} />
          <Rows entry={entry} opened={opened} />
        </>
      )}
    </article>
  );
}

type FingerprintProps = { sha256: string; recorded: readonly string[] };

function Fingerprint({ sha256, recorded: known }: FingerprintProps) {
  const isSame = known.every((one) => one === sha256);
  return (
    <>
      <p className={styles.hash}>{texts.fingerprint(sha256)}</p>
      {known.length > 0 && (
        <Notice
          tone={isSame ? "success" : "danger"}
          text={isSame ? texts.sameAsSteps : texts.otherThanSteps}
        />
      )}
    </>
  );
}

function Rows({
  entry: { name, value },
  opened: { reader },
}: {
  entry: TableEntry;
  opened: OpenPackage;
}) {
  const [first, setFirst] = useState(0);
  const window = reader.rows(value.content, first, PAGE_ROWS);
  if (window === undefined) return null;
  const columns = window.columns.map(({ header, isNumber }) => ({ heading: header, isNumber }));
  return (
    <>
      <PlainTable caption={name} columns={columns} rows={window.rows} />
      <Pager name={name} first={first} total={window.total} onFirst={setFirst} />
    </>
  );
}
