import { useRef, useState } from "react";
import type { Entry } from "../audit/package/file/entries";
import { figure } from "../platform/figure";
import { MarkBadge } from "../ui/display/MarkBadge";
import { useScrollStop } from "../ui/page/useScrollStop";
import type { OpenPackage } from "./openPackage";
import styles from "./PackagePage.module.css";
import { entryTexts as texts } from "./texts";

/** Rows and files are shown elsewhere, as they are. */
const hasRecord = (entry: Entry) => entry.kind !== "unreadable" && !("gzip" in entry);

/** All entries of the chain with their heads. */
export function EntryList({ opened: { checked, entries } }: { opened: OpenPackage }) {
  const { changed, heads } = checked;
  const firstChanged = typeof changed === "object" ? changed.entry : entries.length;
  return (
    <ol className={styles.list} aria-label={texts.caption}>
      {[...entries.entries()].map(([at, entry]) => (
        <li key={at} className={styles.entry}>
          <p className={styles.line}>
            <strong dir="auto">
              {figure(at + 1)}. {entry.kind === "unreadable" ? texts.kinds.unreadable : entry.name}
            </strong>
            <span className={styles.kind}>{texts.kinds[entry.kind]}</span>
            {at >= firstChanged && <MarkBadge tone="danger" shape="cross" label={texts.suspect} />}
          </p>
          <p className={styles.kind}>
            {texts.head}: <code className={styles.hash}>{heads[at]}</code>
          </p>
          {hasRecord(entry) && <Recorded entry={entry} />}
        </li>
      ))}
    </ol>
  );
}

/** The record as it is written, for other programs. Long ones are only written out when they are wanted. */
function Recorded({ entry }: { entry: Entry }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{texts.record}</summary>
      {isOpen && <Json entry={entry} />}
    </details>
  );
}

function Json({ entry }: { entry: Entry }) {
  const box = useRef<HTMLPreElement>(null);
  const stop = useScrollStop(box, entry.name);
  return (
    <pre ref={box} className={styles.record} {...stop}>
      <code>{JSON.stringify(entry, undefined, 2)}</code>
    </pre>
  );
}
