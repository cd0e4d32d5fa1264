import { useState } from "react";
import { ofKind } from "../audit/package/file/entries";
import { figure } from "../platform/figure";
import { Notice } from "../ui/feedback/Notice";
import type { CheckedHistory, PackageHistory } from "../wasm/pkg-package/portal_package";
import type { OpenPackage } from "./openPackage";
import styles from "./PackagePage.module.css";
import { PAGE_ROWS, Pager } from "./Pager";
import { PlainTable } from "./PlainTable";
import { historyTexts as texts } from "./texts";

/** The portal's history, as far as it is about the audit. */
export function HistoryView({ opened: { reader, entries } }: { opened: OpenPackage }) {
  const [entry] = ofKind(entries, "history");
  if (entry === undefined) return <p>{texts.none}</p>;
  return <History history={entry.value} state={reader.checkHistory(entry.value)} />;
}

function messageOf(state: CheckedHistory): string {
  if (state === "sound") return texts.sound;
  return typeof state === "object" ? texts.entry(state.entry + 1) : texts[state];
}

const columns = [
  { heading: texts.number, isNumber: true },
  { heading: texts.when },
  { heading: texts.who },
  { heading: texts.what },
];

function History({ history, state }: { history: PackageHistory; state: CheckedHistory }) {
  const [first, setFirst] = useState(0);
  const shown = [...history.entries.entries()].filter(([, { content }]) => content !== undefined);
  const rows = shown
    .slice(first, first + PAGE_ROWS)
    .map(([at, { when = "", who = "", what = "" }]) => [figure(at + 1), when, who, what]);
  return (
    <div className={styles.stack}>
      <Notice text={messageOf(state)} tone={state === "sound" ? "success" : "danger"} />
      <p>{texts.summary(shown.length, history.entries.length - shown.length)}</p>
      {shown.length > 0 && <PlainTable caption={texts.name} columns={columns} rows={rows} />}
      <Pager name={texts.name} first={first} total={shown.length} onFirst={setFirst} />
      <p>
        {texts.headHash}: <code className={styles.hash}>{history.head}</code>
      </p>
    </div>
  );
}
