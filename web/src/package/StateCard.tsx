import { Copy } from "lucide-react";
import { useState } from "react";
import { verdictOf } from "../audit/package/file/verdict";
import { figure } from "../platform/figure";
import { Button } from "../ui/action/Button";
import { writeClipboard } from "../ui/action/writeClipboard";
import { DescriptionList } from "../ui/display/DescriptionList";
import { ShapeIcon } from "../ui/display/shapes";
import { LiveRegion } from "../ui/feedback/LiveRegion";
import type { OpenPackage } from "./openPackage";
import styles from "./StateCard.module.css";
import { stateTexts as texts } from "./texts";
import { useSignature } from "./useSignature";

/** Says if the package is sound, or which part was changed first. */
export function StateCard({ opened: { checked, entries } }: { opened: OpenPackage }) {
  const verdict = verdictOf(checked, useSignature(checked), entries);
  const { signature } = checked;
  const facts = [
    { term: texts.entries, value: figure(checked.heads.length) },
    ...(signature === undefined
      ? []
      : [{ term: texts.key, value: <code>{signature.fingerprint}</code> }]),
  ];
  return (
    <div className={styles.card} data-tone={verdict.tone}>
      <p className={styles.word} role="status">
        <ShapeIcon shape={verdict.shape} className={styles.shape} />
        {verdict.word}
      </p>
      <p className={styles.hint}>{verdict.hint}</p>
      {checked.head !== "" && (
        <>
          <Head head={checked.head} />
          <DescriptionList facts={facts} layout="line" />
        </>
      )}
    </div>
  );
}

function Head({ head }: { head: string }) {
  const [said, setSaid] = useState("");
  return (
    <div className={styles.head}>
      <p className={styles.term}>{texts.head}</p>
      <code className={styles.hash}>{head}</code>
      <div className={styles.copy}>
        <Button
          size="small"
          icon={Copy}
          onClick={() =>
            void writeClipboard(head).then((isCopied) =>
              setSaid(isCopied ? texts.copied : texts.notCopied),
            )
          }
        >
          {texts.copy}
        </Button>
        <span aria-hidden="true">{said}</span>
        <LiveRegion message={said} />
      </div>
    </div>
  );
}
