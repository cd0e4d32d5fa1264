import { useLocation } from "react-router-dom";
import type { Desk } from "../../../engine";
import { figure } from "../../../platform/figure";
import { StatCard } from "../../../ui/display/StatCard";
import { StatGrid } from "../../../ui/display/StatGrid";
import type { DeskState } from "./useDesk";

export type DeskCardsProps = {
  desk: Desk;
  searchAfter: DeskState["searchAfter"];
  /** False if the list shows one data type only. */
  hasTypes: boolean;
};

/** The four counters of §2.7. All but the last link to the items that they count. */
export function DeskCards({ desk: { counts, dataType }, searchAfter, hasTypes }: DeskCardsProps) {
  const { pathname } = useLocation();
  // The counters cover the whole list, so their links drop search and stage.
  const all = (type: Desk["dataType"]) =>
    searchAfter({ dataType: type, search: undefined, tahapan: undefined });
  const listOf = (type: Desk["dataType"]) =>
    hasTypes ? { to: pathname + all(type), current: dataType === type } : {};
  return (
    <StatGrid label="Ringkasan data">
      <StatCard
        label="Total Assigned"
        lang="en"
        value={figure(counts.total)}
        {...listOf(undefined)}
      />
      <StatCard
        label="Tabular Data"
        lang="en"
        value={figure(counts.tabular)}
        {...listOf("tabular")}
      />
      <StatCard
        label="Document Data"
        lang="en"
        value={figure(counts.document)}
        {...listOf("document")}
      />
      <StatCard
        label="Recent Data"
        lang="en"
        value={figure(counts.recent)}
        hint="Dibuat dalam 7 hari terakhir"
      />
    </StatGrid>
  );
}
