import { Download, Paperclip, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { bytesOf, type EvidenceState, type EvidenceView, type FindingView } from "../../engine";
import { download } from "../../platform/download";
import { dispatchAndTell } from "../../shared/dispatchAndTell";
import { toast } from "../../shared/toast/toast";
import { useOverPage } from "../../shared/useOverPage";
import { Button } from "../../ui/action/Button";
import { MarkBadge } from "../../ui/display/MarkBadge";
import type { Shape } from "../../ui/display/shapes";
import type { Tone } from "../../ui/display/tone";
import { useIsPrinting } from "../../ui/page/useIsPrinting";
import { CaptionDialog } from "./CaptionDialog";
import styles from "./finding.module.css";
import { PinDialog } from "./PinDialog";
import { ShownContent } from "./ShownContent";
import { evidenceTexts as texts } from "./texts";

export type EvidenceListProps = {
  finding: FindingView;
  assignment: string;
  mayWrite: boolean;
};

/** The evidence of a finding, and whether its sources still show the same. */
export function EvidenceList({ finding, assignment, mayWrite }: EvidenceListProps) {
  const { id, number, evidence } = finding;
  const { opened, open, close } = useOverPage<"files">();
  return (
    <section className={styles.evidence} aria-label={texts.list(number)}>
      <header className={styles.head}>
        <h4>{texts.title}</h4>
        {mayWrite && (
          <Button size="small" icon={Paperclip} onClick={() => open("files")}>
            {texts.addFiles}
          </Button>
        )}
      </header>
      {evidence.length === 0 ? (
        <p className={styles.none}>{texts.none}</p>
      ) : (
        <ul className={styles.pieces}>
          {evidence.map((one) => (
            <li key={one.id}>
              <Piece finding={id} evidence={one} mayWrite={mayWrite} />
            </li>
          ))}
        </ul>
      )}
      {opened && (
        <PinDialog assignment={assignment} place={{ kind: "files" }} finding={id} onClose={close} />
      )}
    </section>
  );
}

const MARKS: Record<EvidenceState, { tone: Tone; shape: Shape }> = {
  same: { tone: "success", shape: "check" },
  newer: { tone: "warning", shape: "quarter" },
  changed: { tone: "warning", shape: "diamond" },
  unread: { tone: "neutral", shape: "dot" },
  file: { tone: "neutral", shape: "dot" },
  gone: { tone: "danger", shape: "cross" },
};

type PieceProps = { finding: string; evidence: EvidenceView; mayWrite: boolean };

function Piece({ finding, evidence, mayWrite }: PieceProps) {
  const { id, kind, name, caption, state, stateWords, shown, present, sha256, file } = evidence;
  const { opened, open, close } = useOverPage<"caption">();
  const [isOpen, setOpen] = useState(false);
  const isPrinting = useIsPrinting();
  return (
    <article className={styles.piece} aria-label={`${kind}: ${name}`}>
      <header className={styles.head}>
        <p className={styles.source}>
          <strong>{kind}:</strong> <span dir="auto">{name}</span>
        </p>
        <MarkBadge {...MARKS[state]} label={stateWords} plain />
      </header>
      {caption !== "" && <p dir="auto">{caption}</p>}
      <details
        open={isOpen || isPrinting}
        onToggle={({ currentTarget }) => isPrinting || setOpen(currentTarget.open)}
      >
        <summary>{texts.show}</summary>
        <div className={styles.shown}>
          <ShownContent caption={`${texts.show}: ${name}`} shown={shown} />
          {present && (
            <>
              <h5>{texts.present}</h5>
              <ShownContent caption={`${texts.present}: ${name}`} shown={present} />
            </>
          )}
          <p className={styles.hash}>
            {texts.fingerprint} <code>{sha256}</code>
          </p>
        </div>
      </details>
      <div className={styles.actions}>
        {file && (
          <Button size="small" icon={Download} onClick={() => void save(file)}>
            {texts.download}
          </Button>
        )}
        {mayWrite && (
          <>
            <Button size="small" icon={Pencil} onClick={() => open("caption")}>
              {texts.caption}
            </Button>
            <Button
              size="small"
              icon={Trash2}
              onClick={() =>
                dispatchAndTell({ finding: { unpin: { finding, evidence: id } } }, texts.removed)
              }
            >
              {texts.remove}
            </Button>
          </>
        )}
      </div>
      {opened && <CaptionDialog finding={finding} evidence={evidence} onClose={close} />}
    </article>
  );
}

async function save({ id, name }: { id: string; name: string }) {
  const bytes = await bytesOf(id).catch(() => undefined);
  if (bytes === undefined) toast(texts.notHere(name), "danger");
  else download(name, bytes);
}
