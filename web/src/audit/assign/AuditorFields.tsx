import { type AuditorChoice, type Field, useVocabulary } from "../../engine";
import { SelectField } from "../../ui/form/SelectField";
import styles from "./assign.module.css";
import { assignFieldTexts, assignHintTexts } from "./texts";

type AuditorValues = { auditorType: string; auditor: string };

export type AuditorFieldsProps = AuditorValues & {
  /** The auditors of the chosen type. */
  auditors: readonly AuditorChoice[];
  /** Says that there is nobody to choose. */
  none: string;
  problems: ReadonlyMap<Field, string>;
  onChange: (values: Partial<AuditorValues>) => void;
};

/** The type of auditor, which decides who can be chosen (§5), and the auditor. */
export function AuditorFields({
  auditors,
  auditorType,
  auditor,
  none,
  problems,
  onChange,
}: AuditorFieldsProps) {
  const { auditorTypes } = useVocabulary();
  const chosen = auditors.find(({ id }) => id === auditor);
  return (
    <>
      <div className={styles.pair}>
        <SelectField
          label={assignFieldTexts.auditorType}
          required
          value={auditorType}
          options={auditorTypes.map((choice) => ({ ...choice, lang: "en" }))}
          onChange={(type) => onChange({ auditorType: type, auditor: "" })}
          error={problems.get("auditorType")}
        />
        <SelectField
          label={assignFieldTexts.auditor}
          required
          placeholder={auditors.length === 0 ? none : assignHintTexts.auditor}
          value={chosen?.id ?? ""}
          options={auditors.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(id) => onChange({ auditor: id })}
          error={problems.get("auditor")}
        />
      </div>
      {chosen && (
        <p className={styles.expertise} dir="auto">
          {assignHintTexts.expertise(chosen.expertise)}
        </p>
      )}
    </>
  );
}
