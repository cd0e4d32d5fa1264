import type { Desk } from "../../../engine";
import { figure } from "../../../platform/figure";
import { FilterChips } from "../../../ui/display/FilterChips";
import type { DeskState } from "./useDesk";

export type DeskCardsProps = {
  desk: Desk;
  change: DeskState["change"];
  /** False if the list shows one data type only. */
  hasTypes: boolean;
};

/** The four counters of §2.7. All but the last filter the list by data type. */
export function DeskCards({ desk: { counts, dataType }, change, hasTypes }: DeskCardsProps) {
  const filter = (type: Desk["dataType"]) =>
    hasTypes
      ? {
          pressed: dataType === type,
          onPress: () => change({ dataType: dataType === type ? undefined : type }),
        }
      : {};
  const chip = (key: string, label: string, count: number) => ({
    key,
    label,
    lang: "en",
    value: figure(count),
  });
  return (
    <FilterChips
      label="Ringkasan data"
      chips={[
        { ...chip("total", "Total Assigned", counts.total), ...filter(undefined) },
        { ...chip("tabular", "Tabular Data", counts.tabular), ...filter("tabular") },
        { ...chip("document", "Document Data", counts.document), ...filter("document") },
        { ...chip("recent", "Recent Data", counts.recent), hint: "Dibuat dalam 7 hari terakhir" },
      ]}
    />
  );
}
