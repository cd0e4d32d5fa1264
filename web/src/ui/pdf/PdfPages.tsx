import { type KeyboardEvent, type ReactNode, useMemo, useRef, useState } from "react";
import type { PdfFile } from "../../platform/pdf/openPdf";
import { useSignal } from "../../platform/signal";
import { Notice } from "../feedback/Notice";
import { FindBar } from "../reader/FindBar";
import { Outline } from "../reader/Outline";
import type { NumberedHit } from "./HitMarks";
import { boxesOf, type Hit, measured } from "./hits";
import { PageBar } from "./PageBar";
import { PdfPage } from "./PdfPage";
import type { PdfStart } from "./PdfViewer";
import styles from "./PdfViewer.module.css";
import { fitZoom, nextZoom, type PageSize, POINT, pageLayout } from "./pageLayout";
import { printPage } from "./printPage";
import { viewerTexts } from "./texts";
import { usePageScroll } from "./usePageScroll";
import { usePdfOutline } from "./usePdfOutline";
import { usePdfSearch } from "./usePdfSearch";
import { useViewSize } from "./useViewSize";

export type PdfPagesProps = {
  pdf: PdfFile;
  sizes: readonly PageSize[];
  /** Id of the document, for the reading position. */
  id: string;
  name: string;
  canCopy: boolean;
  start?: PdfStart | undefined;
  cover?: ReactNode;
};

type KeyAct = "previous" | "next" | "first" | "last" | "larger" | "smaller" | "fit";

/** Keys while the pages have the focus; all others scroll as in any page. */
const KEYS: ReadonlyMap<string, KeyAct> = new Map([
  ["ArrowLeft", "previous"],
  ["ArrowRight", "next"],
  ["Home", "first"],
  ["End", "last"],
  ["+", "larger"],
  ["=", "larger"],
  ["-", "smaller"],
  ["0", "fit"],
]);

const NO_HITS: readonly NumberedHit[] = [];

/** Bars, outline and pages of an open PDF. Only pages near the view are in the document. */
export function PdfPages({ pdf, sizes, id, name, canCopy, start, cover }: PdfPagesProps) {
  const scroller = useRef<HTMLElement>(null);
  const view = useViewSize(scroller);
  const [chosenZoom, setZoom] = useState<number>();
  const zoom = chosenZoom ?? fitZoom(sizes, view.width);
  const layout = useMemo(() => pageLayout(sizes, zoom, view.height), [sizes, zoom, view.height]);
  const startPage = sizes[(start?.page ?? 0) - 1] && start?.page;
  // The search starts before the first page is scrolled to.
  const searched = useRef(startPage);
  const { shown, onScroll, goTo } = usePageScroll(id, scroller, layout, view.height, startPage);
  const outline = usePdfOutline(pdf);
  const isIncomplete = useSignal(pdf.isIncomplete);
  const search = usePdfSearch(
    pdf,
    () => searched.current ?? shown.current,
    (hit) => void showHit(hit).catch(ignoreClosed),
    start?.words,
  );
  const hitsByPage = useMemo(() => grouped(search.hits), [search.hits]);

  const goToPage = (page: number) =>
    goTo({ page: Math.min(Math.max(page, 1), pdf.pageCount), offset: 0 });

  /** Brings a hit to the upper third of the view. */
  async function showHit(hit: Hit) {
    const [page, text] = await Promise.all([pdf.page(hit.page), pdf.textOf(hit.page)]);
    const viewport = page.getViewport({ scale: zoom * POINT });
    const [box] = boxesOf(hit, text, viewport, measured);
    const above = (box?.top ?? 0) - view.height / 3;
    goTo({ page: hit.page, offset: above / viewport.height });
    // A page wider than the view also moves sideways.
    scroller.current?.scrollTo({ left: (box?.left ?? 0) - view.width / 2 });
  }

  function jump(place: number) {
    const page = outline[place]?.page;
    if (page === undefined) return;
    goToPage(page);
    scroller.current?.scrollIntoView({ block: "nearest" });
    scroller.current?.focus({ preventScroll: true });
  }

  const change = (by: 1 | -1) => setZoom(nextZoom(zoom, by));
  const acts: Record<KeyAct, () => void> = {
    previous: () => goToPage(shown.current - 1),
    next: () => goToPage(shown.current + 1),
    first: () => goToPage(1),
    last: () => goToPage(pdf.pageCount),
    larger: () => change(1),
    smaller: () => change(-1),
    fit: () => setZoom(undefined),
  };

  function press(event: KeyboardEvent) {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    const act = isPlain ? KEYS.get(event.key) : undefined;
    // A page wider than the view scrolls sideways instead.
    const isSideways = (act === "previous" || act === "next") && layout.width > view.width;
    if (act === undefined || isSideways) return;
    event.preventDefault();
    acts[act]();
  }

  const { first, last, current } = shown;
  return (
    <div className={styles.viewer}>
      <div className={styles.bars}>
        <FindBar
          words={search.words}
          onWords={(words) => {
            searched.current = undefined;
            search.setWords(words);
          }}
          hits={search.hits.length}
          current={search.current}
          onStep={search.step}
        />
        <PageBar
          page={current}
          pageCount={pdf.pageCount}
          zoom={zoom}
          onPage={goToPage}
          onZoom={change}
          onFit={() => setZoom(undefined)}
          onPrint={
            canCopy
              ? () => void printPage(pdf, current, viewerTexts.page(current)).catch(ignoreClosed)
              : undefined
          }
        />
      </div>
      {isIncomplete && (
        <div className={styles.instead}>
          <Notice tone="warning" text={viewerTexts.incomplete} />
        </div>
      )}
      <div className={styles.columns}>
        {outline.length > 0 && (
          <Outline
            titles={outline.map(({ title, level }, place) => ({ place, title, level }))}
            onJump={jump}
          />
        )}
        <section
          ref={scroller}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it.
          tabIndex={0}
          aria-label={viewerTexts.content(name)}
          className={styles.scroller}
          onScroll={onScroll}
          onKeyDown={press}
          // The menu of a canvas offers to save it as a picture.
          onContextMenu={canCopy ? undefined : (event) => event.preventDefault()}
        >
          <div
            className={styles.pages}
            style={{ blockSize: layout.height, minInlineSize: layout.width }}
          >
            {sizes.slice(first - 1, last).map((size, index) => {
              const number = first + index;
              return (
                <PdfPage
                  key={number}
                  pdf={pdf}
                  number={number}
                  size={size}
                  zoom={zoom}
                  top={layout.tops[number - 1] ?? 0}
                  canCopy={canCopy}
                  hits={hitsByPage.get(number) ?? NO_HITS}
                  currentHit={search.current}
                  cover={cover}
                />
              );
            })}
          </div>
        </section>
        {canCopy && <p className={styles.onPaper}>{viewerTexts.onPaper}</p>}
      </div>
    </div>
  );
}

/** A page that cannot be drawn says so itself, and a PDF that is being closed needs nothing. */
const ignoreClosed = () => undefined;

function grouped(hits: readonly Hit[]): ReadonlyMap<number, readonly NumberedHit[]> {
  const pages = new Map<number, NumberedHit[]>();
  for (const [place, hit] of hits.entries()) {
    const here = pages.get(hit.page) ?? [];
    here.push({ hit, place });
    pages.set(hit.page, here);
  }
  return pages;
}
