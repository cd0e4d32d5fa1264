import type { FilterChoices, FilterQuery } from "../../core/pkg/portal_core";
import { LiveRegion } from "../../ui/feedback/LiveRegion";
import { FilterBar } from "./FilterBar";

export type DashboardFiltersProps = {
  choices: FilterChoices;
  filters: FilterQuery;
  change: (change: FilterQuery, how: { replace: boolean }) => void;
};

/** A dashboard's filters, and what they say, aloud. */
export function DashboardFilters({ choices, filters, change }: DashboardFiltersProps) {
  return (
    <>
      <FilterBar choices={choices} filters={filters} onChange={change} />
      <LiveRegion message={choices.lines.join(". ")} />
    </>
  );
}
