import type { FileView } from "../../core/pkg/portal_core";
import { useFileUrl } from "../../core/useFileUrl";
import styles from "./EntryFiles.module.css";

/** An attached image in the conversation; the print-out shows it in full. */
export function EntryImage({ file }: { file: FileView }) {
  const image = useFileUrl(file.id, file.mediaType);
  return (
    <figure className={styles.figure} data-image={image.kind}>
      {image.kind === "ready" && <img className={styles.image} src={image.url} alt={file.name} />}
      <figcaption className={styles.caption}>{file.name}</figcaption>
    </figure>
  );
}
