import { useFileBytes } from "../../engine";
import { Loading } from "../../ui/feedback/Loading";
import { Notice } from "../../ui/feedback/Notice";
import { PdfViewer } from "../../ui/pdf/PdfViewer";
import { Watermark } from "../Watermark";
import styles from "./DocumentReader.module.css";
import type { ReaderStart } from "./readerStart";
import { documentFileTexts } from "./texts";

export type DocumentFileProps = {
  id: string;
  name: string;
  canCopy: boolean;
  start?: ReaderStart | undefined;
  watermark?: string | undefined;
};

/** The pages of a stored PDF. An auditor who may not download it is told whom to ask if it cannot be shown. */
export function DocumentFile({ id, name, canCopy, start, watermark }: DocumentFileProps) {
  const content = useFileBytes(id);
  if (content.kind === "ready") {
    return (
      <PdfViewer
        id={id}
        name={name}
        bytes={content.bytes}
        canCopy={canCopy}
        start={start && { words: start.words, page: Number(start.at) }}
        cover={watermark !== undefined && <Watermark text={watermark} isOnPaper />}
        wayOut={canCopy ? documentFileTexts.download : documentFileTexts.askForWord}
      />
    );
  }
  return (
    <div className={styles.instead}>
      {content.kind === "loading" ? (
        <Loading label={documentFileTexts.loading} />
      ) : (
        <Notice text={documentFileTexts.missing(name)} />
      )}
    </div>
  );
}
