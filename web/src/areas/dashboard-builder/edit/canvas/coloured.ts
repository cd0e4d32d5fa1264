import { createContext, useState } from "react";
import { type Coloured, readView, type Widget } from "../../../../engine";
import { keepEqual } from "../../../../platform/keepEqual";

const NONE: Coloured[] = [];

/** All values that the dashboard distinguishes by colour. Widgets share one assignment of colours. */
export const ColouredParts = createContext(NONE);

function partsOf(widgets: readonly Widget[]): Coloured[] {
  const answer = readView("toldApart", [...widgets]);
  return answer.kind === "ok" ? answer.value : NONE;
}

/** The values of these widgets. Equal content gives the same array, to redraw nothing. */
export function useColoured(widgets: readonly Widget[]): Coloured[] {
  const [known, setKnown] = useState(() => ({ widgets, parts: partsOf(widgets) }));
  if (known.widgets === widgets) return known.parts;
  const parts = keepEqual(known.parts, partsOf(widgets));
  setKnown({ widgets, parts });
  return parts;
}
