import { stageLang } from "../../../audit/StageName";
import { type Desk, useVocabulary } from "../../../engine";
import { SelectField } from "../../../ui/form/SelectField";
import { deskTableTexts } from "./texts";
import type { DeskPlace, DeskState } from "./useDesk";

export type DeskToolbarProps = { desk: Desk; state: DeskState; place: DeskPlace };

export function DeskToolbar({ desk, state: { change }, place }: DeskToolbarProps) {
  const { stages, dataTypes } = useVocabulary();
  return (
    <>
      {place.category === undefined && (
        <SelectField
          label={deskTableTexts.stage}
          layout="inline"
          placeholder={deskTableTexts.allStages}
          value={desk.tahapan ?? ""}
          options={stages.map(({ value, label }) => ({ value, label, lang: stageLang(value) }))}
          onChange={(tahapan) => change({ tahapan })}
        />
      )}
      {place.only === undefined && (
        <SelectField
          label={deskTableTexts.dataType}
          lang="en"
          layout="inline"
          placeholder={deskTableTexts.allDataTypes}
          value={desk.dataType ?? ""}
          options={dataTypes}
          onChange={(dataType) => change({ dataType })}
        />
      )}
      <SelectField
        label={deskTableTexts.status}
        layout="inline"
        placeholder={deskTableTexts.allStatuses}
        value={desk.status ?? ""}
        options={desk.statuses}
        onChange={(status) => change({ status })}
      />
    </>
  );
}
