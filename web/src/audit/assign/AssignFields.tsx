import { type AssignmentFormView, type Field, useView, useVocabulary } from "../../engine";
import { DateField } from "../../ui/form/date/DateField";
import { spokenDay } from "../../ui/form/date/days";
import { SelectField } from "../../ui/form/SelectField";
import { TextArea } from "../../ui/form/TextArea";
import styles from "./assign.module.css";
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
  const chosen = offer.auditors.find(({ id }) => id === draft.auditor);
  const none = offer.auditors.length === 0;
  return (
    <>
      <div className={styles.pair}>
        <SelectField
          label={assignFieldTexts.auditorType}
          required
          value={draft.auditorType}
          options={words.auditorTypes.map((choice) => ({ ...choice, lang: "en" }))}
          onChange={(auditorType) => onChange({ auditorType, auditor: "" })}
          error={problems.get("auditorType")}
        />
        <SelectField
          label={assignFieldTexts.auditor}
          required
          placeholder={none ? assignHintTexts.noAuditor : assignHintTexts.auditor}
          value={chosen?.id ?? ""}
          options={offer.auditors.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(auditor) => onChange({ auditor })}
          error={problems.get("auditor")}
        />
      </div>
      {chosen && (
        <p className={styles.expertise} dir="auto">
          {assignHintTexts.expertise(chosen.expertise)}
        </p>
      )}
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
