import { useEffect, useRef } from "react";
import type { Backup } from "../../../engine";
import { figure } from "../../../platform/figure";
import { FileName } from "../../../ui/display/FileName";
import { Notice } from "../../../ui/feedback/Notice";
import styles from "../dialogs.module.css";
import { PutBackLoss } from "../PutBackOffer";
import { SaveFirst } from "../SaveFirst";
import { Comparison } from "./Comparison";

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
        <FileName name={name} /> utuh. Dibuat {made}.
      </p>
      {missing > 0 && (
        <div className={styles.wide}>
          <Notice
            tone="warning"
            text={`${figure(missing)} berkas tidak ada di cadangan ini.`}
            hint="Berkas itu sudah tidak dapat dibaca ketika cadangan dibuat. Semua yang lain lengkap."
          />
        </div>
      )}
      <Comparison backup={backup} />
      <p>
        Semua data sekarang diganti, di semua tab, dan draf disimpan bersamanya. Sesudahnya masih
        dapat diurungkan sampai penggantian berikutnya; draf ikut kembali.
      </p>
      <PutBackLoss />
      <SaveFirst />
    </>
  );
}
