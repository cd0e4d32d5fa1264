import { createContext, useState } from "react";
import { type Coloured, readView, type Widget } from "../../../../engine";
import { keepEqual } from "../../../../platform/keepEqual";

const NONE: Coloured[] = [];

/** What the dashboard tells apart by colour: a widget is drawn in the colours of all of them. */
export const ColouredParts = createContext(NONE);

function partsOf(widgets: readonly Widget[]): Coloured[] {
  const answer = readView("toldApart", [...widgets]);
  return answer.kind === "ok" ? answer.value : NONE;
}

/** The same of these widgets; one and the same list as long as it says the same. */
export function useColoured(widgets: readonly Widget[]): Coloured[] {
  const [known, setKnown] = useState(() => ({ widgets, parts: partsOf(widgets) }));
  if (known.widgets === widgets) return known.parts;
  const parts = keepEqual(known.parts, partsOf(widgets));
  setKnown({ widgets, parts });
  return parts;
}
