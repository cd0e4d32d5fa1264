import { useState } from "react";
import type { AssignmentFormView, Field } from "../../core/pkg/portal_core";
import { useVocabulary } from "../../core/useView";
import { DateField } from "../../ui/form/date/DateField";
import { SelectField } from "../../ui/form/SelectField";
import { TextArea } from "../../ui/form/TextArea";
import styles from "./assign.module.css";

/** What is typed and chosen beside the type. */
export type AssignDraft = {
  /** The id of an auditor, empty while none is chosen. */
  auditor: string;
  /** The date as typed. */
  date: string;
  /** The day that is meant by it, as far as it is known. */
  day: string | undefined;
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
  const { auditorTypes } = useVocabulary();
  const [isTypingDate, setTypingDate] = useState(false);
  const chosen = offer.auditors.find(({ id }) => id === draft.auditor);
  const none = offer.auditors.length === 0;
  return (
    <>
      <div className={styles.pair}>
        <SelectField
          label="Tipe Auditor"
          required
          value={props.auditorType}
          options={auditorTypes.map((choice) => ({ ...choice, lang: "en" }))}
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
        hint="Hari terakhir pengerjaan, ditulis hari/bulan/tahun."
        value={draft.date}
        day={draft.day}
        earliest={offer.earliest}
        latest={offer.latest}
        onChange={(date, day) => {
          setTypingDate(day === undefined);
          onDraft({ ...draft, date, day });
        }}
        onLeave={() => setTypingDate(false)}
        error={isTypingDate ? undefined : problems.get("expiryDate")}
      />
      <TextArea
        label="Catatan"
        hint="Opsional. Dibaca auditor bersama datanya."
        rows={3}
        value={draft.notes}
        onChange={(notes) => onDraft({ ...draft, notes })}
        error={problems.get("notes")}
      />
    </>
  );
}
