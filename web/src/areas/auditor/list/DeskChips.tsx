import type { Desk } from "../../../engine";
import { figure } from "../../../platform/figure";
import { FilterChips } from "../../../ui/display/FilterChips";
import { countTexts } from "./texts";
import type { DeskState } from "./useDesk";

export type DeskChipsProps = {
  desk: Desk;
  change: DeskState["change"];
  /** False if the list shows one data type only. */
  hasTypes: boolean;
};

/** The four counters of §2.7. All but the last filter the list by data type. */
export function DeskChips({ desk: { counts, dataType }, change, hasTypes }: DeskChipsProps) {
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
      label={countTexts.label}
      chips={[
        { ...chip("total", countTexts.total, counts.total), ...filter(undefined) },
        { ...chip("tabular", countTexts.tabular, counts.tabular), ...filter("tabular") },
        { ...chip("document", countTexts.document, counts.document), ...filter("document") },
        { ...chip("recent", countTexts.recent, counts.recent), hint: countTexts.recentHint },
      ]}
    />
  );
}
