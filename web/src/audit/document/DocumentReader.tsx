import { FileX } from "lucide-react";
import type { DocumentContent } from "../../engine";
import { EmptyState } from "../../ui/feedback/EmptyState";
import { DocumentFacts } from "./DocumentFacts";
import { DocumentFile } from "./DocumentFile";
import styles from "./DocumentReader.module.css";
import { DocumentText } from "./DocumentText";

export type DocumentReaderProps = { document: DocumentContent; canCopy: boolean };

/** A document to be read: facts about its file, and its text, or the file itself where only that can show it. */
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
    return <EmptyState icon={FileX} title="Dokumen ini tidak berisi teks" />;
  }
  return <DocumentText name={fileName} sections={sections} />;
}
