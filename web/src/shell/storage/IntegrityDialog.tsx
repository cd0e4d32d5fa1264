import { Copy } from "lucide-react";
import { useMemo, useRef, useState } from "react";
import { type HeadAnswer, type HistoryCheck, readView, refusalText } from "../../engine";
import { useInParts } from "../../platform/useInParts";
import { toast } from "../../shared/toast/toast";
import { Button } from "../../ui/action/Button";
import { copyText } from "../../ui/action/copyText";
import { DescriptionList } from "../../ui/display/DescriptionList";
import { LiveRegion } from "../../ui/feedback/LiveRegion";
import { Notice } from "../../ui/feedback/Notice";
import { ProgressBar } from "../../ui/feedback/ProgressBar";
import { TextArea } from "../../ui/form/TextArea";
import { TextField } from "../../ui/form/TextField";
import { Dialog } from "../../ui/overlay/Dialog";
import styles from "./dialogs.module.css";
import { integrityTexts as texts } from "./texts";

export type IntegrityDialogProps = { isOpen: boolean; onClose: () => void };

/** Checks the history and compares it with a head that was noted elsewhere. */
export function IntegrityDialog({ isOpen, onClose }: IntegrityDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={texts.title}
      footer={<Button onClick={onClose}>{texts.close}</Button>}
    >
      <Check />
    </Dialog>
  );
}

const ONCE = {};

function checkPart(): number {
  const answer = readView("historyProgress");
  return answer.kind === "refused" ? 1 : answer.value;
}

function Check() {
  const { isReady, share } = useInParts(ONCE, checkPart);
  const [head, setHead] = useState("");
  const answer = useMemo(
    () => (isReady ? readView("historyCheck", { head }) : undefined),
    [isReady, head],
  );
  if (answer === undefined) return <ProgressBar label={texts.checking} share={share} />;
  if (answer.kind === "refused") return <Notice text={refusalText(answer.refusal)} />;
  const check = answer.value;
  return (
    <div className={styles.content}>
      <Result {...check} />
      <Head head={check.head} />
      <Comparison head={head} onChange={setHead} answer={check.compared} />
      <p className={styles.limit}>{texts.limit}</p>
    </div>
  );
}

function Result({ isSound, sentence, remarks, actions, period }: HistoryCheck) {
  const [first, last] = period;
  const soundTone = first === undefined ? "info" : "success";
  const facts = [
    { term: texts.actions, value: actions },
    ...(first === undefined ? [] : [{ term: texts.first, value: first }]),
    ...(last === undefined ? [] : [{ term: texts.last, value: last }]),
  ];
  return (
    <>
      <div className={styles.wide}>
        <Notice text={sentence} tone={isSound ? soundTone : "danger"} />
        <LiveRegion message={sentence} />
      </div>
      {remarks.length > 0 && (
        <ul className={styles.remarks}>
          {remarks.map((remark) => (
            <li key={remark}>{remark}</li>
          ))}
        </ul>
      )}
      <DescriptionList facts={facts} />
    </>
  );
}

/** The head after the last action, to note elsewhere. */
function Head({ head }: { head: string }) {
  const field = useRef<HTMLTextAreaElement>(null);
  async function copy() {
    if (field.current === null) return;
    const isCopied = await copyText(field.current);
    toast(isCopied ? texts.copied : texts.notCopied, isCopied ? undefined : "warning");
  }
  return (
    <div className={`${styles.wide} ${styles.head}`}>
      <TextArea
        ref={field}
        label={texts.head}
        hint={texts.headHint}
        rows={2}
        value={head}
        readOnly
      />
      <Button icon={Copy} onClick={() => void copy()}>
        {texts.copy}
      </Button>
    </div>
  );
}

type ComparisonProps = {
  head: string;
  onChange: (head: string) => void;
  answer: HeadAnswer | undefined;
};

/** Compares the history with a pasted head. */
function Comparison({ head, onChange, answer }: ComparisonProps) {
  const error = answer?.kind === "invalid" ? answer.message : undefined;
  const tone = answer?.kind === "same" ? "success" : "danger";
  return (
    <div className={`${styles.wide} ${styles.head}`}>
      <TextField label={texts.compare} value={head} onChange={onChange} error={error} />
      {answer !== undefined && error === undefined && <Notice text={answer.message} tone={tone} />}
      <LiveRegion message={answer?.message ?? ""} />
    </div>
  );
}
