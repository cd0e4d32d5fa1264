import { useState } from "react";
import { checkPackage, type KnownPackage, type PackageVerdict, readView } from "../../engine";
import { DescriptionList } from "../../ui/display/DescriptionList";
import { Notice } from "../../ui/feedback/Notice";
import { FileDropZone } from "../../ui/form/FileDropZone";
import { HashLine } from "./HashLine";
import styles from "./package.module.css";
import { packageTexts, checkTexts as texts } from "./texts";

type State =
  | { kind: "idle" }
  | { kind: "reading" }
  | { kind: "checked"; name: string; verdict: PackageVerdict; known: KnownPackage | undefined };

async function check(file: File): Promise<State> {
  const verdict = await checkPackage(file);
  const known = "head" in verdict ? readView("knownPackage", verdict.head) : undefined;
  return {
    kind: "checked",
    name: file.name,
    verdict,
    known: known?.kind === "ok" ? known.value : undefined,
  };
}

/** Checks a Paket Bukti: chain, page and signature, and whether the history knows its head. */
export function CheckFile() {
  const [state, setState] = useState<State>({ kind: "idle" });

  async function read(files: File[]) {
    const [file] = files;
    if (file === undefined) return;
    setState({ kind: "reading" });
    setState(await check(file));
  }

  const problem = state.kind === "checked" ? problemOf(state.verdict) : undefined;
  return (
    <section className={styles.check}>
      <h3>{texts.title}</h3>
      <FileDropZone
        label={texts.label}
        hint={texts.hint}
        accept=".html,.htm"
        error={problem}
        onFiles={(files) => void read(files)}
      />
      <div role="status" className={styles.made}>
        {state.kind === "reading" && <p className={styles.about}>{texts.reading}</p>}
        {state.kind === "checked" && problem === undefined && (
          <Verdict name={state.name} verdict={state.verdict} known={state.known} />
        )}
      </div>
    </section>
  );
}

/** The reason why the file is no readable package. */
function problemOf(verdict: PackageVerdict): string | undefined {
  switch (verdict.kind) {
    case "unreadable":
    case "notAPackage":
    case "newer":
    case "cut":
      return texts[verdict.kind];
    default:
      return undefined;
  }
}

type VerdictProps = {
  name: string;
  verdict: PackageVerdict;
  known: KnownPackage | undefined;
};

function Verdict({ name, verdict, known }: VerdictProps) {
  const { tone, text, hint } = wordsOf(verdict);
  return (
    <>
      <Notice tone={tone} text={text} hint={hint} />
      <DescriptionList
        facts={[
          { term: texts.file, value: <bdi>{name}</bdi> },
          ...("fingerprint" in verdict && verdict.fingerprint !== undefined
            ? [{ term: packageTexts.key, value: verdict.fingerprint }]
            : []),
        ]}
      />
      {"head" in verdict && <HashLine label={packageTexts.head} hash={verdict.head} />}
      {"head" in verdict && (
        <p className={styles.about}>
          {known ? texts.known(known.dataName, known.made) : texts.unknown}
        </p>
      )}
    </>
  );
}

function wordsOf(verdict: PackageVerdict) {
  switch (verdict.kind) {
    case "sound":
      return { tone: "success", text: texts.sound, hint: texts.soundHint } as const;
    case "unsigned":
      return { tone: "warning", text: texts.unsigned, hint: texts.unsignedHint } as const;
    case "unchecked":
      return { tone: "warning", text: texts.unchecked, hint: texts.uncheckedHint } as const;
    case "changedEntry":
      return {
        tone: "danger",
        text: texts.changedEntry(verdict.number, verdict.name ?? texts.unreadableEntry),
        hint: texts.changedHint,
      } as const;
    case "changedPage":
      return { tone: "danger", text: texts.changedPage, hint: texts.changedHint } as const;
    default:
      return { tone: "danger", text: texts.forged, hint: texts.changedHint } as const;
  }
}
