import { useEffect, useState } from "react";
import styles from "./load.module.css";

/** A PDF that is not stored yet, in the browser's own viewer. */
export function PdfSketch({ file }: { file: File }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file.slice(0, file.size, "application/pdf"));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return (
    <section className={styles.preview} aria-label="Pratinjau">
      {url !== undefined && <iframe className={styles.pdf} src={url} title={file.name} />}
    </section>
  );
}
