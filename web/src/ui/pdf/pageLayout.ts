/** In CSS pixels at 100 %. */
export type PageSize = { width: number; height: number };

/** Space above, between and below pages, in CSS pixels. */
export const GAP = 16;

/** CSS pixels for each PDF point at 100 %. */
export const POINT = 96 / 72;

export type PageLayout = {
  sizes: readonly PageSize[];
  /** Magnification; 1 is 100 %. */
  zoom: number;
  /** Top of each page in the content, in CSS pixels. */
  tops: readonly number[];
  width: number;
  height: number;
};

/** Place of a reader: a page, counted from 1, and the share of it above the top of the view. */
export type Place = { page: number; offset: number };

/** Positions of all pages, one below the other. The last page can reach the middle of a view of `viewHeight`. */
export function pageLayout(
  sizes: readonly PageSize[],
  zoom: number,
  viewHeight: number,
): PageLayout {
  const tops: number[] = [];
  let height = GAP;
  for (const size of sizes) {
    tops.push(height);
    height += size.height * zoom + GAP;
  }
  const width = sizes.reduce((widest, size) => Math.max(widest, size.width), 0) * zoom;
  const last = (sizes.at(-1)?.height ?? 0) * zoom;
  const tail = sizes.length > 1 ? Math.max(0, viewHeight * 0.7 - last) : 0;
  return { sizes, zoom, tops, width, height: height + tail };
}

/** The page that contains `y`, counted from 1. A gap belongs to the page above it. */
function pageAt({ tops }: PageLayout, y: number): number {
  let [low, high] = [0, tops.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((tops[middle] ?? 0) <= y) low = middle;
    else high = middle - 1;
  }
  return low + 1;
}

/** Pages that are drawn, from `first` to `last`, and the page being read. */
export type Shown = { first: number; last: number; current: number };

/** Pages in the view and one on either side. The page being read is the one a third down the view. */
export function pagesInView(layout: PageLayout, top: number, viewHeight: number): Shown {
  return {
    first: Math.max(1, pageAt(layout, top) - 1),
    last: Math.min(layout.tops.length, pageAt(layout, top + viewHeight) + 1),
    current: pageAt(layout, top + viewHeight / 3),
  };
}

export function placeAt(layout: PageLayout, top: number): Place {
  const page = pageAt(layout, top);
  const { zoom, sizes, tops } = layout;
  const height = (sizes[page - 1]?.height ?? 1) * zoom;
  return { page, offset: (top - (tops[page - 1] ?? 0)) / height };
}

/** The scroll position that shows a place. */
export function topOf({ zoom, sizes, tops }: PageLayout, { page, offset }: Place): number {
  const index = Math.min(Math.max(page, 1), sizes.length) - 1;
  return (tops[index] ?? 0) + offset * (sizes[index]?.height ?? 0) * zoom;
}

const ZOOMS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4] as const;

/** Pages wider than this are hard to read on a wide screen. */
const WIDEST_FIT = 1.5;

/** The magnification at which the widest page fills a view of `viewWidth`. */
export function fitZoom(sizes: readonly PageSize[], viewWidth: number): number {
  const widest = sizes.reduce((most, size) => Math.max(most, size.width), 1);
  return Math.max(0.1, Math.min(WIDEST_FIT, (viewWidth - 2 * GAP) / widest));
}

/** The next magnification above or below; the same at either end. */
export function nextZoom(zoom: number, by: 1 | -1): number {
  const isBeyond = (step: number) => (by > 0 ? step > zoom + 0.01 : step < zoom - 0.01);
  const steps = by > 0 ? ZOOMS : ZOOMS.toReversed();
  return steps.find(isBeyond) ?? zoom;
}
