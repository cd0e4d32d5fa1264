import { type ReactNode, useRef, useState } from "react";
import { entriesIn } from "../audit/package/file/entries";
import { verify } from "../audit/package/file/signature";
import { type Verdict, verdictOf } from "../audit/package/file/verdict";
import { Notice } from "../ui/feedback/Notice";
import { FileDropZone } from "../ui/form/FileDropZone";
import { TextField } from "../ui/form/TextField";
import { Panel } from "../ui/page/Panel";
import type { CheckedPackage } from "../wasm/pkg-package/portal_package";
import styles from "./Limits.module.css";
import type { OpenPackage } from "./openPackage";
import { pageTexts, limitTexts as texts } from "./texts";

/** The parts of the proof that nobody but the reader can do. */
export function Limits({ opened }: { opened: OpenPackage }) {
  return (
    <Panel title={pageTexts.sections.limits}>
      <div className={styles.limits}>
        <ul className={styles.list}>
          {[texts.cut, texts.own, texts.key, texts.clock].map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        {opened.checked.head !== "" && <CompareHead head={opened.checked.head} />}
        <CheckFile opened={opened} />
      </div>
    </Panel>
  );
}

const HEAD_LETTERS = 64;

function comparison(typed: string, head: string): { text: string; isSame: boolean } | undefined {
  const letters = typed.toLowerCase().replaceAll(/[^0-9a-f]/g, "");
  if (typed.trim() === "") return undefined;
  if (letters.length !== HEAD_LETTERS)
    return { text: texts.incomplete(letters.length), isSame: false };
  return letters === head
    ? { text: texts.same, isSame: true }
    : { text: texts.different, isSame: false };
}

function CompareHead({ head }: { head: string }) {
  const [typed, setTyped] = useState("");
  const compared = comparison(typed, head);
  return (
    <div className={styles.tool}>
      <TextField label={texts.compare} hint={texts.compareHint} value={typed} onChange={setTyped} />
      <Answer>
        {compared && <Notice text={compared.text} tone={compared.isSame ? "success" : "warning"} />}
      </Answer>
    </div>
  );
}

/** Announces an answer when it appears. */
const Answer = ({ children }: { children: ReactNode }) => <div role="status">{children}</div>;

type FileCheck = { name: string; verdict: Verdict; isSameHead: boolean };

async function checkFile({ reader, checked: own }: OpenPackage, file: File): Promise<FileCheck> {
  const bytes = await file.arrayBuffer();
  const checked: CheckedPackage = reader.checkFile(new Uint8Array(bytes));
  const entries = checked.changed === undefined ? [] : entriesIn(bytes);
  const verdict = verdictOf(checked, await verify(checked.signature), entries);
  return { name: file.name, verdict, isSameHead: checked.head === own.head };
}

function CheckFile({ opened }: { opened: OpenPackage }) {
  const [answer, setAnswer] = useState<FileCheck | "reading" | "failed">();
  const newest = useRef(0);

  async function check(file: File | undefined) {
    if (file === undefined) return;
    newest.current += 1;
    const number = newest.current;
    setAnswer("reading");
    const found = await checkFile(opened, file).catch(() => "failed" as const);
    // A large file may be read after a smaller one that was chosen later.
    if (number === newest.current) setAnswer(found);
  }

  return (
    <div className={styles.tool}>
      <FileDropZone
        label={texts.file}
        hint={texts.fileHint}
        accept=".html,.htm"
        onFiles={([file]) => void check(file)}
      />
      <Answer>
        {answer === "reading" && <p>{texts.reading}</p>}
        {answer === "failed" && <Notice text={texts.unreadFile} />}
        {typeof answer === "object" && (
          <Notice
            tone={answer.verdict.tone}
            text={`${answer.name}: ${answer.verdict.word}`}
            hint={`${answer.verdict.hint} ${answer.isSameHead ? texts.sameHead : texts.otherHead}`}
          />
        )}
      </Answer>
    </div>
  );
}
