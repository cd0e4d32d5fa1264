import { type PackageContent, refusalText, useView } from "../../engine";
import { Button } from "../../ui/action/Button";
import { DescriptionList } from "../../ui/display/DescriptionList";
import { Notice } from "../../ui/feedback/Notice";
import { ProgressBar } from "../../ui/feedback/ProgressBar";
import { Dialog } from "../../ui/overlay/Dialog";
import { useWantedRows } from "../versions/useWantedRows";
import { CheckFile } from "./CheckFile";
import { HashLine } from "./HashLine";
import styles from "./package.module.css";
import { packageTexts as texts } from "./texts";
import { useMakePackage } from "./useMakePackage";

export type PackageDialogProps = { assignment: string; onClose: () => void };

/** Makes a Paket Bukti of an assignment, and checks one. */
export default function PackageDialog({ assignment, onClose }: PackageDialogProps) {
  const answer = useView("packageContent", assignment);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.title}
      size="large"
      footer={<Button onClick={onClose}>{texts.close}</Button>}
    >
      <div className={styles.dialog}>
        {answer.kind === "refused" ? (
          <Notice text={refusalText(answer.refusal)} />
        ) : (
          <Making assignment={assignment} content={answer.value} />
        )}
        <CheckFile />
      </div>
    </Dialog>
  );
}

const intoView = (node: HTMLDivElement | null) => node?.scrollIntoView?.({ block: "nearest" });

type MakingProps = { assignment: string; content: PackageContent };

function Making({ assignment, content }: MakingProps) {
  const { tables, steps, findings, documents, files } = content;
  useWantedRows(tables.map((table) => table.content));
  const { state, start, cancel } = useMakePackage(assignment);
  const lost = tables.filter(({ isLost }) => isLost);
  const isLoading = tables.some(({ isLoaded, isLost }) => !isLoaded && !isLost);
  const facts = [
    { term: texts.tables, value: texts.count(tables.length) },
    { term: texts.steps, value: texts.count(steps.length) },
    { term: texts.findings, value: texts.count(findings.length) },
    { term: texts.documents, value: texts.count(documents.length) },
    { term: texts.files, value: texts.count(files.length) },
  ];

  return (
    <>
      <p className={styles.about}>{texts.about}</p>
      <DescriptionList facts={facts} layout="columns" />
      {lost.length > 0 && <Notice tone="warning" text={texts.lost(lost.map(({ name }) => name))} />}
      {state.kind === "writing" ? (
        <div className={styles.progress}>
          <ProgressBar label={texts.progress} share={state.share} />
          <Button size="small" autoFocus onClick={cancel}>
            {texts.cancel}
          </Button>
        </div>
      ) : (
        <div>
          <Button variant="primary" reason={isLoading ? texts.loading : undefined} onClick={start}>
            {texts.make}
          </Button>
        </div>
      )}
      {state.kind === "failed" && <Notice text={state.message} />}
      {state.kind === "done" && (
        <div ref={intoView} className={styles.made} role="status">
          <Notice tone="success" text={texts.done(state.name)} hint={texts.keep} />
          {state.missing.length > 0 && (
            <Notice tone="warning" text={texts.missing(state.missing)} />
          )}
          <HashLine label={texts.head} hash={state.head} />
          <p className={styles.about}>
            {state.fingerprint === undefined
              ? texts.unsigned
              : `${texts.signed} ${texts.key}: ${state.fingerprint}`}
          </p>
        </div>
      )}
    </>
  );
}
