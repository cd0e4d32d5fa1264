import type { FilterChoices, FilterQuery } from "../../core/pkg/portal_core";
import { useView } from "../../core/useView";
import { LiveRegion } from "../../ui/feedback/LiveRegion";
import { FilterBar } from "./FilterBar";

export type DashboardFiltersProps = {
  choices: FilterChoices;
  filters: FilterQuery;
  change: (change: FilterQuery, how: { replace: boolean }) => void;
};

/** A dashboard's filters in the portal, where the core says what a typed day means. */
export function DashboardFilters({ choices, filters, change }: DashboardFiltersProps) {
  const from = useView("typedDate", filters.dari ?? "");
  const to = useView("typedDate", filters.sampai ?? "");
  return (
    <>
      <FilterBar
        choices={choices}
        filters={filters}
        days={{
          dari: from.kind === "ok" ? from.value : undefined,
          sampai: to.kind === "ok" ? to.value : undefined,
        }}
        onChange={change}
      />
      <LiveRegion message={choices.lines.join(". ")} />
    </>
  );
}
