import { type AssignmentFormView, type Field, useView, useVocabulary } from "../../engine";
import { DateField } from "../../ui/form/date/DateField";
import { spokenDay } from "../../ui/form/date/days";
import { TextArea } from "../../ui/form/TextArea";
import { AuditorFields } from "./AuditorFields";
import type { AssignDraft } from "./assignDraft";
import { assignFieldTexts, assignHintTexts } from "./texts";

type AssignValues = Omit<AssignDraft, "date"> & { date: string };

export type AssignFieldsProps = {
  offer: AssignmentFormView;
  draft: AssignValues;
  problems: ReadonlyMap<Field, string>;
  onChange: (part: Partial<AssignValues>) => void;
};

/** The fields of an assignment (§5). */
export function AssignFields({ offer, draft, problems, onChange }: AssignFieldsProps) {
  const words = useVocabulary();
  const meant = useView("typedDate", draft.date);
  const day = meant.kind === "ok" ? meant.value : undefined;
  return (
    <>
      <AuditorFields
        auditors={offer.auditors}
        auditorType={draft.auditorType}
        auditor={draft.auditor}
        none={assignHintTexts.noAuditor}
        problems={problems}
        onChange={onChange}
      />
      <DateField
        label={assignFieldTexts.expiryDate}
        required
        hint={day === undefined ? assignHintTexts.expiryDate : spokenDay(day, words)}
        value={draft.date}
        day={day}
        today={offer.earliest}
        earliest={offer.earliest}
        latest={offer.latest}
        words={words}
        onChange={(date) => onChange({ date })}
        error={problems.get("expiryDate")}
      />
      <TextArea
        label={assignFieldTexts.notes}
        hint={assignHintTexts.notes}
        rows={3}
        value={draft.notes}
        onChange={(notes) => onChange({ notes })}
        error={problems.get("notes")}
      />
    </>
  );
}
