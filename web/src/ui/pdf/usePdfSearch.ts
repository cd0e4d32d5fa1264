import { useEffect, useRef, useState } from "react";
import { foldWords, MOST_HITS } from "../../platform/foldedText";
import type { PdfFile } from "../../platform/pdf/openPdf";
import { type Hit, hitsIn } from "./hits";

/** In ms: the count follows the search at this pace. */
const PACE_MS = 150;

type Found = { hits: readonly Hit[]; current: number };

const NONE: Found = { hits: [], current: 0 };

/**
 * Searches the pages in order, in the background. The first hit shown is the first one from the page being read on;
 * `onHit` is called for each hit that becomes the current one.
 */
export function usePdfSearch(
  pdf: PdfFile,
  readPage: () => number,
  onHit: (hit: Hit) => void,
  startWords = "",
) {
  const [words, setWords] = useState(startWords);
  const [found, setFound] = useState(NONE);
  const latest = useRef({ readPage, onHit });
  useEffect(() => {
    latest.current = { readPage, onHit };
  });

  useEffect(() => {
    const sought = foldWords(words);
    setFound(NONE);
    if (sought === "") return;
    let isWanted = true;
    async function search() {
      const start = latest.current.readPage();
      let hits: readonly Hit[] = [];
      let current: number | undefined;
      let told = performance.now();
      for (let page = 1; page <= pdf.pageCount && hits.length < MOST_HITS; page += 1) {
        const text = await pdf.textOf(page).catch(() => undefined);
        if (!isWanted) return;
        const here = hitsIn(page, text?.text ?? "", sought);
        if (current === undefined && page >= start && here[0] !== undefined) {
          current = hits.length;
          latest.current.onHit(here[0]);
        }
        hits = here.length === 0 ? hits : [...hits, ...here].slice(0, MOST_HITS);
        if (performance.now() - told < PACE_MS) continue;
        told = performance.now();
        setFound({ hits, current: current ?? 0 });
      }
      // Every hit is before the page being read.
      if (current === undefined && hits[0] !== undefined) latest.current.onHit(hits[0]);
      setFound({ hits, current: current ?? 0 });
    }
    void search();
    return () => {
      isWanted = false;
    };
  }, [pdf, words]);

  function step(by: 1 | -1) {
    const { hits, current } = found;
    const next = (current + by + hits.length) % hits.length;
    const hit = hits[next];
    if (hit === undefined) return;
    setFound({ hits, current: next });
    onHit(hit);
  }

  return { words, setWords, ...found, step };
}
