import type { PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { useEffect, useMemo, useState } from "react";
import type { PdfFile } from "../../platform/pdf/openPdf";
import type { PageText } from "../../platform/pdf/pageText";
import { boxesOf, type Hit, measured } from "./hits";
import styles from "./PdfViewer.module.css";
import { POINT } from "./pageLayout";

/** A hit and its number among all hits, counted from 0. */
export type NumberedHit = { hit: Hit; place: number };

export type HitMarksProps = {
  pdf: PdfFile;
  number: number;
  zoom: number;
  hits: readonly NumberedHit[];
  current: number;
};

/** Marks over the hits of a page. They need no text layer, so they are shown to readers who may not copy too. */
export function HitMarks({ pdf, number, zoom, hits, current }: HitMarksProps) {
  const [loaded, setLoaded] = useState<{ page: PDFPageProxy; text: PageText }>();
  useEffect(() => {
    let isWanted = true;
    const load = async () => {
      const [page, text] = await Promise.all([pdf.page(number), pdf.textOf(number)]);
      if (isWanted) setLoaded({ page, text });
    };
    load().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [pdf, number]);

  const marks = useMemo(() => {
    if (loaded === undefined) return [];
    const viewport = loaded.page.getViewport({ scale: zoom * POINT });
    return hits.flatMap(({ hit, place }) =>
      boxesOf(hit, loaded.text, viewport, measured).map((box, part) => ({
        key: `${place} ${part}`,
        place,
        box,
      })),
    );
  }, [loaded, zoom, hits]);

  return marks.map(({ key, place, box: { left, top, width, height, angle } }) => (
    <span
      key={key}
      className={styles.mark}
      data-current={place === current || undefined}
      style={{
        left,
        top,
        inlineSize: width,
        blockSize: height,
        transform: angle === 0 ? undefined : `rotate(${angle}rad)`,
      }}
    />
  ));
}
