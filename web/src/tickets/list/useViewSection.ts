import { Bookmark } from "lucide-react";
import { useView } from "../../engine";
import { figure } from "../../platform/figure";
import type { EntrySection } from "../../shell/layout/useSections";
import { viewAddress } from "./listParts";
import { viewTexts } from "./texts";

/** The saved views in the menu, each with the number of its tickets; empty if there are none. */
export function useViewSection(path: string): EntrySection[] {
  const views = useView("savedViews");
  if (views.kind === "refused" || views.value.length === 0) return [];
  const items = views.value.map((view) => ({
    to: viewAddress(path, view),
    label: view.name,
    icon: Bookmark,
    count: figure(view.count),
    counted: viewTexts.counted,
  }));
  return [{ key: "views", heading: viewTexts.menuHeading, items }];
}
