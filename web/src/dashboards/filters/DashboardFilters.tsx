import type { FilterChoices, FilterQuery } from "../../engine";
import { LiveRegion } from "../../ui/feedback/LiveRegion";
import { FilterBar } from "./FilterBar";

export type DashboardFiltersProps = {
  choices: FilterChoices;
  change: (change: FilterQuery, how: { replace: boolean }) => void;
};

export function DashboardFilters({ choices, change }: DashboardFiltersProps) {
  return (
    <>
      <FilterBar choices={choices} onChange={change} />
      <LiveRegion message={choices.lines.join(". ")} />
    </>
  );
}
