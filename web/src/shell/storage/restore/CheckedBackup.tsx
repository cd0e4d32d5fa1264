import { useEffect, useRef } from "react";
import type { Backup } from "../../../engine";
import { FileName } from "../../../ui/display/FileName";
import { Notice } from "../../../ui/feedback/Notice";
import styles from "../dialogs.module.css";
import { PutBackLoss } from "../PutBackOffer";
import { SaveFirst } from "../SaveFirst";
import { Comparison } from "./Comparison";
import { checkedTexts as texts } from "./texts";

export type CheckedBackupProps = { name: string; backup: Backup; error: string | undefined };

/** Content of a backup beside the data that it would replace. */
export function CheckedBackup({ name, backup, error }: CheckedBackupProps) {
  const { made, missing } = backup;
  const verdict = useRef<HTMLParagraphElement>(null);

  // The focused field disappears, so the result takes the focus and is read out.
  useEffect(() => verdict.current?.focus(), []);

  return (
    <>
      {error && (
        <div className={styles.wide}>
          <Notice text={error} />
        </div>
      )}
      <p ref={verdict} tabIndex={-1} className={styles.verdict}>
        <FileName name={name} /> {texts.intact(made)}
      </p>
      {missing > 0 && (
        <div className={styles.wide}>
          <Notice tone="warning" text={texts.missing(missing)} hint={texts.missingHint} />
        </div>
      )}
      <Comparison backup={backup} />
      <p>{texts.effect}</p>
      <PutBackLoss />
      <SaveFirst />
    </>
  );
}
