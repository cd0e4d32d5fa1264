import { useEffect, useState } from "react";
import { endsAsPdf } from "../../core/pdfEnd";
import { Notice } from "../../ui/feedback/Notice";
import styles from "./load.module.css";

/** A PDF that is not stored yet, in the browser's own viewer. */
export function PdfSketch({ file }: { file: File }) {
  const [url, setUrl] = useState<string>();
  const [isReadable, setReadable] = useState<boolean>();
  useEffect(() => {
    let isWanted = true;
    setReadable(undefined);
    const judge = (readable: boolean) => isWanted && setReadable(readable);
    endsAsPdf(file).then(judge, () => judge(false));
    return () => {
      isWanted = false;
    };
  }, [file]);
  useEffect(() => {
    const made = URL.createObjectURL(file.slice(0, file.size, "application/pdf"));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  if (isReadable === false) {
    return <Notice tone="warning" text="Berkas PDF ini tidak dapat ditampilkan." />;
  }
  return (
    <section className={styles.preview} aria-label="Pratinjau">
      {isReadable && url !== undefined && (
        <iframe className={styles.pdf} src={url} title={file.name} />
      )}
    </section>
  );
}
