import { hiddenPdf, useFileUrl } from "../../engine";
import { Loading } from "../../ui/feedback/Loading";
import { Notice } from "../../ui/feedback/Notice";
import styles from "./DocumentReader.module.css";

export type DocumentFileProps = { id: string; name: string; canCopy: boolean };

/** Shows a document's PDF. An auditor who may not download it is told whom to ask. */
export function DocumentFile({ id, name, canCopy }: DocumentFileProps) {
  const content = useFileUrl(id, "application/pdf");
  return (
    <div className={styles.instead}>
      {content.kind === "loading" && <Loading label="Memuat dokumen..." />}
      {content.kind === "missing" && (
        <Notice text={`Isi berkas ${name} tidak tersimpan di perangkat ini.`} />
      )}
      {content.kind === "ready" && (
        <Notice
          tone="info"
          text={hiddenPdf}
          hint={
            canCopy
              ? "Unduh dokumennya, lalu buka dengan pembaca PDF Anda."
              : "Minta administrator CMS Auditor memuatnya sebagai DOCX agar Anda dapat membacanya di sini."
          }
        />
      )}
    </div>
  );
}
