import { FileX } from "lucide-react";
import { type DocumentContent, useVocabulary } from "../../engine";
import { labelOf } from "../../platform/labelOf";
import { DescriptionList } from "../../ui/display/DescriptionList";
import { EmptyState } from "../../ui/feedback/EmptyState";
import { DocumentFile } from "./DocumentFile";
import styles from "./DocumentReader.module.css";
import { DocumentText } from "./DocumentText";
import { readerTexts } from "./texts";

export type DocumentReaderProps = { document: DocumentContent; canCopy: boolean };

/** A document: facts about its file, and its text, or the file itself if there is no text. */
export function DocumentReader({ document, canCopy }: DocumentReaderProps) {
  return (
    <div className={styles.reader}>
      <div className={styles.facts}>
        <DocumentFacts document={document} />
      </div>
      <Content document={document} canCopy={canCopy} />
    </div>
  );
}

function Content({ document: { file, fileName, sections }, canCopy }: DocumentReaderProps) {
  if (file !== undefined) {
    return <DocumentFile id={file} name={fileName} canCopy={canCopy} />;
  }
  if (sections.length === 0) {
    return <EmptyState icon={FileX} title={readerTexts.empty} />;
  }
  return <DocumentText name={fileName} sections={sections} />;
}

function DocumentFacts({ document }: { document: DocumentContent }) {
  const { documentFormats } = useVocabulary();
  return (
    <DescriptionList
      layout="columns"
      facts={[
        { term: readerTexts.fileName, value: document.fileName },
        { term: readerTexts.size, value: document.size },
        { term: readerTexts.pages, value: document.pages },
        { term: readerTexts.format, value: labelOf(documentFormats, document.format) },
      ]}
    />
  );
}
