import type { RenderTask } from "pdfjs-dist/legacy/build/pdf.mjs";
import {
  type CSSProperties,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from "react";
import type { PdfFile } from "../../platform/pdf/openPdf";
import { HitMarks, type NumberedHit } from "./HitMarks";
import styles from "./PdfViewer.module.css";
import { type PageSize, POINT } from "./pageLayout";
import { viewerTexts } from "./texts";

export type PdfPageProps = {
  pdf: PdfFile;
  number: number;
  size: PageSize;
  zoom: number;
  top: number;
  /** True if the reader may select and copy text. */
  canCopy: boolean;
  hits: readonly NumberedHit[];
  currentHit: number;
  /** Drawn over the page: a watermark. */
  cover?: ReactNode;
};

/** One page: its picture, the text to select, and the hits of the search. */
export function PdfPage({
  pdf,
  number,
  size,
  zoom,
  top,
  canCopy,
  hits,
  currentHit,
  cover,
}: PdfPageProps) {
  const picture = useRef<HTMLDivElement>(null);
  const isUndrawn = usePicture(picture, pdf, number, zoom, !canCopy);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div
      role="group"
      aria-label={viewerTexts.page(number)}
      className={styles.page}
      data-page={number}
      style={{ top, inlineSize: size.width * zoom, blockSize: size.height * zoom }}
    >
      <div ref={picture} className={styles.picture} />
      {isUndrawn && <p className={styles.undrawn}>{viewerTexts.undrawn}</p>}
      {canCopy && <PageWords pdf={pdf} number={number} zoom={zoom} />}
      {hits.length > 0 && (
        <HitMarks pdf={pdf} number={number} zoom={zoom} hits={hits} current={currentHit} />
      )}
      {cover}
    </div>
  );
}

/** Browsers refuse larger canvases; Safari has the lowest limit. */
const MOST_PIXELS = 16_000_000;

/**
 * Draws a page, sharp on any screen. The former picture stays until the new one is complete. With `isSpoken`, screen
 * readers find the text inside the canvas, where it cannot be selected.
 */
function usePicture(
  place: RefObject<HTMLElement | null>,
  pdf: PdfFile,
  number: number,
  zoom: number,
  isSpoken: boolean,
): boolean {
  const [isUndrawn, setUndrawn] = useState(false);
  useEffect(() => {
    let task: RenderTask | undefined;
    let isWanted = true;
    async function draw() {
      const page = await pdf.page(number);
      if (!isWanted) return;
      const { width, height } = page.getViewport({ scale: zoom * POINT });
      const ratio = Math.min(window.devicePixelRatio, Math.sqrt(MOST_PIXELS / (width * height)));
      const viewport = page.getViewport({ scale: zoom * POINT * ratio });
      const canvas = document.createElement("canvas");
      canvas.width = Math.floor(viewport.width);
      canvas.height = Math.floor(viewport.height);
      task = page.render({ canvas, viewport });
      await task.promise;
      const spoken = isSpoken ? await pdf.textOf(number).catch(() => undefined) : undefined;
      if (!isWanted) return;
      canvas.textContent = spoken?.text ?? null;
      place.current?.replaceChildren(canvas);
      setUndrawn(false);
    }
    draw().catch(() => isWanted && setUndrawn(true));
    return () => {
      isWanted = false;
      task?.cancel();
    };
  }, [place, pdf, number, zoom, isSpoken]);
  return isUndrawn;
}

type ScaleStyle = CSSProperties & Record<"--total-scale-factor", number>;

type PageWordsProps = Pick<PdfPageProps, "pdf" | "number" | "zoom">;

/** The transparent text over the picture, for selecting and for screen readers. */
function PageWords({ pdf, number, zoom }: PageWordsProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const words = document.createElement("div");
    words.className = styles.words ?? "";
    place.current?.replaceChildren(words);
    // Without text the page is still shown.
    pdf.addText(number, words).catch(() => words.remove());
    return () => words.remove();
  }, [pdf, number]);
  const style: ScaleStyle = { "--total-scale-factor": zoom * POINT };
  return <div ref={place} className={styles.wordsPlace} style={style} />;
}
