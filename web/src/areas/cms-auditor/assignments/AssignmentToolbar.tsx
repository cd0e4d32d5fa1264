import { stageLang } from "../../../audit/StageName";
import { type AssignmentList, useVocabulary } from "../../../engine";
import { Button } from "../../../ui/action/Button";
import { SelectField } from "../../../ui/form/SelectField";
import { fieldTexts } from "../texts";
import { filterTexts } from "./texts";
import type { AssignmentListState } from "./useAssignmentList";

export type AssignmentToolbarProps = { list: AssignmentList; state: AssignmentListState };

export function AssignmentToolbar({ list, state }: AssignmentToolbarProps) {
  const { change, clear } = state;
  /** The button disappears with the filters, so the focus moves to the search field. */
  function clearAll() {
    document.querySelector<HTMLElement>("main input[type=search]")?.focus();
    clear();
  }
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
        <Button lang="en" variant="quiet" onClick={clearAll}>
          {filterTexts.clear}
        </Button>
      )}
    </>
  );
}
