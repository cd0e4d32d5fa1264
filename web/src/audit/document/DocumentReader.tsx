import { FileX } from "lucide-react";
import type { DocumentContent } from "../../core/pkg/portal_core";
import { EmptyState } from "../../ui/feedback/EmptyState";
import type { GuardedProps } from "../Guarded";
import { DocumentFacts } from "./DocumentFacts";
import { DocumentFile } from "./DocumentFile";
import styles from "./DocumentReader.module.css";
import { DocumentText } from "./DocumentText";

export type DocumentReaderProps = Omit<GuardedProps, "children"> & { document: DocumentContent };

/** A document to be read: facts about its file, and its text, or the file itself where only that can show it. */
export function DocumentReader({ document, ...guard }: DocumentReaderProps) {
  return (
    <div className={styles.reader}>
      <div className={styles.facts}>
        <DocumentFacts document={document} />
      </div>
      <Content document={document} {...guard} />
    </div>
  );
}

function Content({ document: { file, fileName, sections }, ...guard }: DocumentReaderProps) {
  if (file !== undefined) {
    return <DocumentFile id={file} name={fileName} canCopy={guard.canCopy} />;
  }
  if (sections.length === 0) {
    return <EmptyState icon={FileX} title="Dokumen ini tidak berisi teks" />;
  }
  return <DocumentText name={fileName} sections={sections} {...guard} />;
}
