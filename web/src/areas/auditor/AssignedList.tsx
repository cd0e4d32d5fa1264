import { DeskScreen } from "./list/DeskScreen";
import { type DeskPlace, useDesk } from "./list/useDesk";

type List = { title: string; purpose: string; place: DeskPlace };

const LISTS = {
  internal: {
    title: "Internal Auditor",
    purpose: "Semua data yang ditugaskan kepada Anda, dengan akses penuh.",
    place: {},
  },
  external: {
    title: "External Auditor",
    purpose: "Semua data yang ditugaskan kepada Anda, hanya untuk dilihat.",
    place: {},
  },
  tabular: {
    title: "Data Tabular",
    purpose: "Data Tabular: data bertabel yang ditugaskan kepada Anda.",
    place: { only: "tabular" },
  },
  document: {
    title: "Data Document",
    purpose: "Data Document: dokumen yang ditugaskan kepada Anda.",
    place: { only: "document" },
  },
} as const satisfies Record<string, List>;

/** /auditor/internal, external, tabular and document (§2.7). */
export function AssignedList({ list }: { list: keyof typeof LISTS }) {
  const { place, ...words } = LISTS[list];
  const state = useDesk(place);
  return <DeskScreen {...words} place={place} state={state} />;
}
