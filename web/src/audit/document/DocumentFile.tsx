import { hiddenPdf, useFileUrl } from "../../engine";
import { Loading } from "../../ui/feedback/Loading";
import { Notice } from "../../ui/feedback/Notice";
import styles from "./DocumentReader.module.css";
import { documentFileTexts } from "./texts";

export type DocumentFileProps = { id: string; name: string; canCopy: boolean };

/** Shows a document's PDF. An auditor who may not download it is told whom to ask. */
export function DocumentFile({ id, name, canCopy }: DocumentFileProps) {
  const content = useFileUrl(id, "application/pdf");
  return (
    <div className={styles.instead}>
      {content.kind === "loading" && <Loading label={documentFileTexts.loading} />}
      {content.kind === "missing" && <Notice text={documentFileTexts.missing(name)} />}
      {content.kind === "ready" && (
        <Notice
          tone="info"
          text={hiddenPdf}
          hint={canCopy ? documentFileTexts.download : documentFileTexts.askForWord}
        />
      )}
    </div>
  );
}
