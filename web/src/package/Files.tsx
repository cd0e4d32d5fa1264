import { Download } from "lucide-react";
import { useState } from "react";
import {
  type DocumentEntry,
  type Entry,
  type FileEntry,
  ofKind,
} from "../audit/package/file/entries";
import { download } from "../platform/download";
import { Button } from "../ui/action/Button";
import { FileName } from "../ui/display/FileName";
import { Notice } from "../ui/feedback/Notice";
import { VisuallyHidden } from "../ui/page/VisuallyHidden";
import styles from "./PackagePage.module.css";
import { Paragraphs } from "./Paragraphs";
import { fileTexts as texts } from "./texts";
import { unpack } from "./unpack";

/** The documents with their texts. */
export function Documents({ entries }: { entries: readonly Entry[] }) {
  const documents = ofKind(entries, "document");
  const files = ofKind(entries, "file");
  if (documents.length === 0) return <p>{texts.noDocuments}</p>;
  return (
    <div className={styles.stack}>
      {documents.map((entry) => (
        <OneDocument
          key={entry.value.id}
          entry={entry}
          file={files.find(({ value }) => value.id === entry.value.id)}
        />
      ))}
    </div>
  );
}

type OneDocumentProps = { entry: DocumentEntry; file: FileEntry | undefined };

function OneDocument({ entry: { name, value }, file }: OneDocumentProps) {
  return (
    <article className={styles.step} aria-label={name}>
      <header className={styles.stepHead}>
        <h3>
          <FileName name={name} />
        </h3>
        {file && <SaveFile entry={file} />}
      </header>
      {value.description !== "" && <Paragraphs text={value.description} />}
      {value.sections.length === 0 && <p>{texts.noText}</p>}
      {[...value.sections.entries()].map(([at, { title, body }]) => (
        <section key={at} className={styles.stack}>
          {title !== "" && <h4 dir="auto">{title}</h4>}
          <Paragraphs text={body} />
        </section>
      ))}
    </article>
  );
}

/** All files, to be downloaded. */
export function Files({ entries }: { entries: readonly Entry[] }) {
  const files = ofKind(entries, "file");
  if (files.length === 0) return <p>{texts.none}</p>;
  return (
    <ul className={styles.list}>
      {files.map((entry) => (
        <li key={entry.value.id} className={styles.stepHead}>
          <FileName name={entry.name} />
          <SaveFile entry={entry} />
        </li>
      ))}
    </ul>
  );
}

function SaveFile({ entry: { name, value, gzip } }: { entry: FileEntry }) {
  const [isUnread, setUnread] = useState(false);
  if (gzip === undefined) return <Notice text={texts.missing} tone="warning" />;
  if (isUnread) return <Notice text={texts.unread} />;

  const save = (packed: string) =>
    unpack(packed).then(
      (bytes) => download(value.downloadName, new Blob([bytes])),
      () => setUnread(true),
    );

  return (
    <Button size="small" icon={Download} onClick={() => void save(gzip)}>
      {texts.download} <VisuallyHidden>{name}</VisuallyHidden>
    </Button>
  );
}
