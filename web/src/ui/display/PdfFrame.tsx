import styles from "./PdfFrame.module.css";

export type PdfFrameProps = {
  url: string;
  name: string;
  /** Whether the viewer offers to save and print, as far as the browser lets the page say so. */
  hasTools?: boolean | undefined;
};

/**
 * A PDF in the browser's own viewer, which does not work in a sandboxed frame; the type of the blob sees to it that the frame
 * never holds anything but a PDF.
 */
export function PdfFrame({ url, name, hasTools = true }: PdfFrameProps) {
  const src = hasTools ? url : `${url}#toolbar=0&navpanes=0`;
  return <iframe className={styles.frame} src={src} title={name} />;
}
