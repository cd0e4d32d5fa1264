import { DeskScreen } from "./list/DeskScreen";
import { type DeskPlace, useDesk } from "./list/useDesk";
import { listTexts } from "./texts";

type List = keyof typeof listTexts;

const PLACES: Record<List, DeskPlace> = {
  internal: {},
  external: {},
  tabular: { only: "tabular" },
  document: { only: "document" },
};

/** /auditor/internal, external, tabular and document (§2.7). */
export function AssignedList({ list }: { list: List }) {
  const place = PLACES[list];
  const state = useDesk(place);
  return <DeskScreen {...listTexts[list]} place={place} state={state} />;
}
