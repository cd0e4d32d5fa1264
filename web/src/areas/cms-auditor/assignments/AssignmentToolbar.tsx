import { stageLang } from "../../../audit/StageName";
import { type AssignmentList, useVocabulary } from "../../../engine";
import { ClearFilters } from "../../../ui/feedback/ClearFilters";
import { SelectField } from "../../../ui/form/SelectField";
import { fieldTexts } from "../texts";
import { filterTexts } from "./texts";
import type { AssignmentListState } from "./useAssignmentList";

export type AssignmentToolbarProps = { list: AssignmentList; state: AssignmentListState };

export function AssignmentToolbar({ list, state }: AssignmentToolbarProps) {
  const { change, clear } = state;
  const { stages, auditorTypes } = useVocabulary();
  return (
    <>
      <SelectField
        label={fieldTexts.status}
        lang="en"
        layout="inline"
        placeholder={filterTexts.allStatuses}
        value={list.status ?? ""}
        options={list.statuses}
        onChange={(status) => change({ status })}
      />
      <SelectField
        label={fieldTexts.stage}
        layout="inline"
        placeholder={filterTexts.allStages}
        value={list.tahapan ?? ""}
        options={stages.map(({ value, label }) => ({ value, label, lang: stageLang(value) }))}
        onChange={(tahapan) => change({ tahapan })}
      />
      <SelectField
        label={fieldTexts.auditorType}
        layout="inline"
        placeholder={filterTexts.allTypes}
        value={list.auditorType ?? ""}
        options={auditorTypes.map((choice) => ({ ...choice, lang: "en" }))}
        onChange={(auditorType) => change({ auditorType })}
      />
      {list.isFiltered && (
        <ClearFilters label={filterTexts.clear} lang="en" variant="quiet" onClear={clear} />
      )}
    </>
  );
}
