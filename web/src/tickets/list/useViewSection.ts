import { Bookmark, ChevronDown, ChevronUp } from "lucide-react";
import { useState } from "react";
import { useView } from "../../engine";
import { figure } from "../../platform/figure";
import type { EntrySection } from "../../shell/layout/useSections";
import { viewAddress } from "./listParts";
import { viewTexts } from "./texts";

/** Number of views that the menu shows at first: more would push the entries below out of the window. */
const FEW = 8;

/** Number of views that get a number on demand. Counting is a search each. */
const MANY = 60;

/** The saved views in the menu, each with the number of its tickets; empty if there are none. */
export function useViewSection(path: string): EntrySection[] {
  const [isWhole, setWhole] = useState(false);
  const views = useView("savedViews", isWhole ? MANY : FEW + 1);
  if (views.kind === "refused" || views.value.length === 0) return [];
  const all = views.value;
  const hasMore = all.length > FEW + 1;
  const shown = isWhole || !hasMore ? all : all.slice(0, FEW);
  const items = shown.map((view) => ({
    to: viewAddress(path, view),
    label: view.name,
    icon: Bookmark,
    count: view.count === undefined ? undefined : figure(view.count),
    counted: view.count === undefined ? undefined : viewTexts.counted,
  }));
  const toggle = {
    label: isWhole ? viewTexts.fewer : viewTexts.others(all.length - FEW),
    icon: isWhole ? ChevronUp : ChevronDown,
    staysOpen: true,
    onSelect: () => setWhole(!isWhole),
  };
  const actions = hasMore ? [toggle] : undefined;
  return [{ key: "views", heading: viewTexts.menuHeading, items, actions }];
}
