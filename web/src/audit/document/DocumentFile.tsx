import { useFileUrl } from "../../core/useFileUrl";
import { PdfFrame } from "../../ui/display/PdfFrame";
import { Loading } from "../../ui/feedback/Loading";
import { Notice } from "../../ui/feedback/Notice";
import { Guarded, type GuardedProps } from "../Guarded";
import styles from "./DocumentReader.module.css";

export type DocumentFileProps = Omit<GuardedProps, "children"> & { id: string; name: string };

/** A PDF in the browser's own viewer; without its tools, save and print among them, where it has to stay here. */
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
  return (
    <Guarded {...guard}>
      <PdfFrame url={content.url} name={name} hasTools={guard.canCopy} />
    </Guarded>
  );
}
