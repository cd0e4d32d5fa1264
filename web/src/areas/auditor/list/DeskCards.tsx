import { useLocation } from "react-router-dom";
import type { Desk } from "../../../engine";
import { figure } from "../../../platform/figure";
import { StatCard } from "../../../ui/display/StatCard";
import { StatGrid } from "../../../ui/display/StatGrid";
import type { DeskState } from "./useDesk";

export type DeskCardsProps = {
  desk: Desk;
  searchAfter: DeskState["searchAfter"];
  /** Whether the list can be narrowed to a data type. */
  hasTypes: boolean;
};

/** The four cards of §2.7; those that count a part of the list lead to it. */
export function DeskCards({ desk: { counts, dataType }, searchAfter, hasTypes }: DeskCardsProps) {
  const { pathname } = useLocation();
  // Nothing but the type: the numbers are those of the whole list, whatever is searched for.
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
