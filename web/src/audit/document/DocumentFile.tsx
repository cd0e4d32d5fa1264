import { useFileUrl } from "../../core/useFileUrl";
import { PdfFrame } from "../../ui/display/PdfFrame";
import { Loading } from "../../ui/feedback/Loading";
import { Notice } from "../../ui/feedback/Notice";
import { Guarded, type GuardedProps } from "../Guarded";
import styles from "./DocumentReader.module.css";
import { LockedPdf } from "./LockedPdf";

export type DocumentFileProps = Omit<GuardedProps, "children"> & { id: string; name: string };

/** A PDF in the browser's own viewer; where it has to stay here, nobody gets into that. */
export function DocumentFile({ id, name, ...guard }: DocumentFileProps) {
  const content = useFileUrl(id, "application/pdf");
  if (content.kind === "loading") {
    return (
      <div className={styles.instead}>
        <Loading label="Memuat dokumen..." />
      </div>
    );
  }
  if (content.kind === "missing") {
    return (
      <div className={styles.instead}>
        <Notice text={`Isi berkas ${name} tidak tersimpan di perangkat ini.`} />
      </div>
    );
  }
  if (content.kind === "unreadable") {
    return (
      <div className={styles.instead}>
        <Notice tone="warning" text="Berkas PDF ini tidak dapat ditampilkan." />
      </div>
    );
  }
  if (guard.canCopy === false) {
    return <LockedPdf url={content.url} name={name} watermark={guard.watermark} />;
  }
  return (
    <Guarded {...guard}>
      <PdfFrame url={content.url} name={name} />
    </Guarded>
  );
}
