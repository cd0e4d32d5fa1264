import { useEffect, useState } from "react";
import type { PdfFile } from "../../platform/pdf/openPdf";
import type { OutlineEntry } from "../../platform/pdf/outline";

const NONE: readonly OutlineEntry[] = [];

/** Bookmarks of a PDF; empty until they have been read. */
export function usePdfOutline(pdf: PdfFile): readonly OutlineEntry[] {
  const [outline, setOutline] = useState(NONE);
  useEffect(() => {
    let isWanted = true;
    setOutline(NONE);
    pdf.outline().then(
      (entries) => isWanted && setOutline(entries),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [pdf]);
  return outline;
}
