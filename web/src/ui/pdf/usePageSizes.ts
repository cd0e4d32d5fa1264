import { useEffect, useState } from "react";
import type { PdfFile } from "../../platform/pdf/openPdf";
import { type PageSize, POINT } from "./pageLayout";

/** Pages that are asked for together. */
const BATCH = 25;

/**
 * Sizes of all pages; `undefined` until the first is known. The others are assumed to be like the first until they have
 * been asked for, because a long document would otherwise open late.
 */
export function usePageSizes(pdf: PdfFile): readonly PageSize[] | undefined {
  const [sizes, setSizes] = useState<readonly PageSize[]>();
  useEffect(() => {
    let isWanted = true;
    const sizeOf = async (number: number): Promise<PageSize> => {
      const page = await pdf.page(number);
      const { width, height } = page.getViewport({ scale: POINT });
      return { width, height };
    };
    async function read() {
      const first = await sizeOf(1);
      let known: readonly PageSize[] = Array.from({ length: pdf.pageCount }, () => first);
      if (!isWanted) return;
      setSizes(known);
      for (let from = 1; isWanted && from < pdf.pageCount; from += BATCH) {
        const numbers = Array.from(known.slice(from, from + BATCH), (_, index) => from + index + 1);
        // A damaged page keeps the size of the first.
        const read = await Promise.all(numbers.map((number) => sizeOf(number).catch(() => first)));
        const isOther = read.some(
          (size) => size.width !== first.width || size.height !== first.height,
        );
        if (!isOther || !isWanted) continue;
        known = known.toSpliced(from, read.length, ...read);
        setSizes(known);
      }
    }
    // A document whose first page is damaged gets the size of A4, and the page says that it cannot be drawn.
    read().catch(() => isWanted && setSizes(Array.from({ length: pdf.pageCount }, () => A4)));
    return () => {
      isWanted = false;
    };
  }, [pdf]);
  return sizes;
}

const A4: PageSize = { width: 794, height: 1123 };
