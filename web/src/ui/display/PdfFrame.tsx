import styles from "./PdfFrame.module.css";

export type PdfFrameProps = {
  url: string;
  name: string;
  /** The one page to show, without the viewer's tools, as far as the browser lets the page say so. */
  only?: number | undefined;
};

/**
 * A PDF in the browser's own viewer, which does not work in a sandboxed frame; the type of the blob sees to it that the frame
 * never holds anything but a PDF.
 */
export function PdfFrame({ url, name, only }: PdfFrameProps) {
  const src = only === undefined ? url : `${url}#toolbar=0&navpanes=0&view=FitH&page=${only}`;
  return <iframe className={styles.frame} src={src} title={name} />;
}
