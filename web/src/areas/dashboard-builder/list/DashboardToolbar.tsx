import { useState } from "react";
import { useDashboardWords } from "../../../dashboards/words/useDashboardWords";
import type { DashboardList } from "../../../engine";
import { SearchField } from "../../../ui/form/SearchField";
import { SelectField } from "../../../ui/form/SelectField";
import { TableTools } from "../../../ui/table/TableTools";
import { fieldTexts, listTexts as texts } from "../texts";
import { LookToggle, type LookToggleProps } from "./LookToggle";
import type { ListPlace } from "./places";
import type { DashboardListState } from "./useDashboardList";

export type DashboardToolbarProps = LookToggleProps & {
  list: DashboardList;
  place: ListPlace;
  state: DashboardListState;
};

/** The search field, the filters that the list leaves open, and the layout switch (§2.9). */
export function DashboardToolbar({ list, place, state, ...toggle }: DashboardToolbarProps) {
  const { categories, statuses } = useDashboardWords();
  const [isOpen, setOpen] = useState(false);
  const filters = (
    <>
      {place.filters.category && (
        <SelectField
          label={fieldTexts.category}
          layout="inline"
          placeholder={texts.allCategories}
          value={list.category ?? ""}
          options={categories}
          onChange={(category) => state.change({ category })}
        />
      )}
      {place.filters.status && (
        <SelectField
          label={fieldTexts.status}
          layout="inline"
          placeholder={texts.allStatuses}
          value={list.status ?? ""}
          options={statuses}
          onChange={(status) => state.change({ status })}
        />
      )}
    </>
  );
  return (
    <TableTools
      isBare
      search={
        <SearchField
          label={texts.search}
          placeholder={texts.searchHint}
          value={state.typed}
          onChange={state.search}
        />
      }
      filters={filters}
      set={[list.category, list.status].filter(Boolean).length}
      end={<LookToggle {...toggle} />}
      isOpen={isOpen}
      onToggle={() => setOpen(!isOpen)}
    />
  );
}
