import type { ReactNode } from "react";
import type { PdfFile } from "../../platform/pdf/openPdf";
import { Loading } from "../feedback/Loading";
import { Notice } from "../feedback/Notice";
import { PdfPages } from "./PdfPages";
import styles from "./PdfViewer.module.css";
import { problemTexts, viewerTexts } from "./texts";
import { usePageSizes } from "./usePageSizes";
import { usePdf } from "./usePdf";

/** Words to search when the PDF is opened, and the page from which to start. */
export type PdfStart = { words: string; page: number };

export type PdfViewerProps = {
  /** Id of the document, for the reading position. */
  id: string;
  name: string;
  bytes: Blob;
  /** False hides text, print and context menu. */
  canCopy: boolean;
  start?: PdfStart | undefined;
  /** Drawn over each page: a watermark. */
  cover?: ReactNode;
  /** Advice that follows the reason why a PDF cannot be shown. */
  wayOut: string;
};

/** Shows the pages of a PDF, or says why it cannot. */
export function PdfViewer({ bytes, wayOut, ...props }: PdfViewerProps) {
  const pdf = usePdf(bytes);
  if (typeof pdf === "string") {
    const hint = pdf === "notLoaded" ? undefined : wayOut;
    return (
      <div className={styles.instead}>
        <Notice tone="warning" text={problemTexts[pdf](props.name)} hint={hint} />
      </div>
    );
  }
  return pdf === undefined ? <Opening /> : <Opened pdf={pdf} {...props} />;
}

const Opening = () => (
  <div className={styles.instead}>
    <Loading label={viewerTexts.loading} />
  </div>
);

type OpenedProps = Omit<PdfViewerProps, "bytes" | "wayOut"> & { pdf: PdfFile };

function Opened(props: OpenedProps) {
  const sizes = usePageSizes(props.pdf);
  return sizes === undefined ? <Opening /> : <PdfPages {...props} sizes={sizes} />;
}
