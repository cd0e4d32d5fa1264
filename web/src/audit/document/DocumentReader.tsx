import { FileX } from "lucide-react";
import { type DocumentContent, useVocabulary } from "../../engine";
import { labelOf } from "../../platform/labelOf";
import { DescriptionList } from "../../ui/display/DescriptionList";
import { EmptyState } from "../../ui/feedback/EmptyState";
import { DocumentFile } from "./DocumentFile";
import styles from "./DocumentReader.module.css";
import { DocumentText } from "./DocumentText";
import type { ReaderStart } from "./readerStart";
import { readerTexts } from "./texts";

export type DocumentReaderProps = {
  document: DocumentContent;
  canCopy: boolean;
  /** The heading above. The file name is shown only if it differs. */
  title: string;
  start?: ReaderStart | undefined;
  /** Drawn over the pages of a PDF, whose paper is white in both themes. */
  watermark?: string | undefined;
};

/** A document: facts about its file, and its text, or the file itself if there is no text. */
export function DocumentReader({ document, title, ...props }: DocumentReaderProps) {
  return (
    <div className={styles.reader}>
      <div className={styles.facts}>
        <DocumentFacts document={document} title={title} />
      </div>
      <Content document={document} {...props} />
    </div>
  );
}

function Content({
  document: { file, fileName, sections },
  ...props
}: Omit<DocumentReaderProps, "title">) {
  if (file !== undefined) {
    return <DocumentFile id={file} name={fileName} {...props} />;
  }
  if (sections.length === 0) {
    return <EmptyState icon={FileX} title={readerTexts.empty} />;
  }
  return <DocumentText name={fileName} sections={sections} start={props.start} />;
}

function DocumentFacts({ document, title }: Pick<DocumentReaderProps, "document" | "title">) {
  const { documentFormats } = useVocabulary();
  const { fileName } = document;
  return (
    <DescriptionList
      layout="line"
      facts={[
        ...(fileName === title ? [] : [{ term: readerTexts.fileName, value: fileName }]),
        { term: readerTexts.size, value: document.size },
        { term: readerTexts.pages, value: document.pages },
        { term: readerTexts.format, value: labelOf(documentFormats, document.format) },
      ]}
    />
  );
}
