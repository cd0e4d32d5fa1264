import type { AssignmentFormView, Field } from "../../core/pkg/portal_core";
import { useView, useVocabulary } from "../../core/useView";
import { DateField } from "../../ui/form/date/DateField";
import { spokenDay } from "../../ui/form/date/days";
import { SelectField } from "../../ui/form/SelectField";
import { TextArea } from "../../ui/form/TextArea";
import styles from "./assign.module.css";

/** What is typed and chosen beside the type. */
export type AssignDraft = {
  /** The id of an auditor, empty while none is chosen. */
  auditor: string;
  /** The date as typed. */
  date: string;
  notes: string;
};

export type AssignFieldsProps = {
  offer: AssignmentFormView;
  auditorType: string;
  draft: AssignDraft;
  problems: ReadonlyMap<Field, string>;
  onAuditorType: (auditorType: string) => void;
  onDraft: (draft: AssignDraft) => void;
};

/** The fields of §5. */
export function AssignFields({ offer, draft, problems, onDraft, ...props }: AssignFieldsProps) {
  const words = useVocabulary();
  const meant = useView("typedDate", draft.date);
  const day = meant.kind === "ok" ? meant.value : undefined;
  const chosen = offer.auditors.find(({ id }) => id === draft.auditor);
  const none = offer.auditors.length === 0;
  return (
    <>
      <div className={styles.pair}>
        <SelectField
          label="Tipe Auditor"
          required
          value={props.auditorType}
          options={words.auditorTypes.map((choice) => ({ ...choice, lang: "en" }))}
          onChange={props.onAuditorType}
          error={problems.get("auditorType")}
        />
        <SelectField
          label="Auditor"
          required
          placeholder={none ? "Belum ada auditor dengan tipe ini" : "Pilih auditor"}
          value={chosen?.id ?? ""}
          options={offer.auditors.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(auditor) => onDraft({ ...draft, auditor })}
          error={problems.get("auditor")}
        />
      </div>
      {chosen && (
        <p className={styles.expertise} dir="auto">
          Keahlian: {chosen.expertise}
        </p>
      )}
      <DateField
        label="Tanggal Berakhir"
        required
        hint={
          day === undefined ? "Hari terakhir, ditulis hari/bulan/tahun." : spokenDay(day, words)
        }
        value={draft.date}
        day={day}
        earliest={offer.earliest}
        latest={offer.latest}
        words={words}
        onChange={(date) => onDraft({ ...draft, date })}
        error={problems.get("expiryDate")}
      />
      <TextArea
        label="Catatan"
        hint="Opsional. Dibaca auditor internal; auditor eksternal tidak melihatnya."
        rows={3}
        value={draft.notes}
        onChange={(notes) => onDraft({ ...draft, notes })}
        error={problems.get("notes")}
      />
    </>
  );
}
