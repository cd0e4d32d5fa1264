import { useEffect, useRef, useState } from "react";
import { checkPackage, type KnownPackage, readView } from "../../engine";
import { DescriptionList } from "../../ui/display/DescriptionList";
import { Notice } from "../../ui/feedback/Notice";
import { FileDropZone } from "../../ui/form/FileDropZone";
import { entriesIn } from "./file/entries";
import { verify } from "./file/signature";
import { type Verdict, verdictOf } from "./file/verdict";
import { HashLine } from "./HashLine";
import styles from "./package.module.css";
import { packageTexts, checkTexts as texts } from "./texts";

type Checked = {
  name: string;
  verdict: Verdict;
  /** Empty if the file is no readable package. */
  head: string;
  fingerprint: string | undefined;
  known: KnownPackage | undefined;
};

async function check(file: File): Promise<Checked> {
  const bytes = await file.arrayBuffer();
  const checked = checkPackage(bytes);
  const { head, signature, changed } = checked;
  const entries = changed === undefined ? [] : entriesIn(bytes);
  const known = readView("knownPackage", head);
  return {
    name: file.name,
    verdict: verdictOf(checked, await verify(signature), entries),
    head,
    fingerprint: signature?.fingerprint,
    known: known.kind === "ok" ? known.value : undefined,
  };
}

/** Checks a Paket Bukti: chain, page and signature, and whether the history knows its head. */
export function CheckFile() {
  const [state, setState] = useState<Checked | "reading" | "failed">();
  const result = useRef<HTMLDivElement>(null);
  const newest = useRef<File>(undefined);

  useEffect(() => {
    if (typeof state === "object") result.current?.scrollIntoView?.({ block: "nearest" });
  }, [state]);

  async function read(files: File[]) {
    const [file] = files;
    if (file === undefined) return;
    newest.current = file;
    setState("reading");
    const checked = await check(file).catch(() => "failed" as const);
    // An older check may end later.
    if (newest.current === file) setState(checked);
  }

  return (
    <section className={styles.check}>
      <h3>{texts.title}</h3>
      <FileDropZone
        label={texts.label}
        hint={texts.hint}
        accept=".html,.htm"
        error={state === "failed" ? texts.unreadable : undefined}
        onFiles={(files) => void read(files)}
      />
      <div ref={result} role="status" className={styles.made}>
        {state === "reading" && <p className={styles.about}>{texts.reading}</p>}
        {typeof state === "object" && <Result {...state} />}
      </div>
    </section>
  );
}

function Result({ name, verdict: { tone, word, hint }, head, fingerprint, known }: Checked) {
  const isWhole = tone !== "danger";
  const facts = [
    { term: texts.file, value: <bdi>{name}</bdi> },
    ...(fingerprint === undefined ? [] : [{ term: packageTexts.key, value: fingerprint }]),
  ];
  return (
    <>
      <Notice tone={tone} text={word} hint={hint} />
      {isWhole && known && <Notice tone="success" text={texts.known(known.dataName, known.made)} />}
      {isWhole && !known && <Notice tone="warning" text={texts.unknown} hint={texts.unknownHint} />}
      <DescriptionList facts={facts} />
      {head !== "" && <HashLine label={packageTexts.head} hash={head} />}
    </>
  );
}
