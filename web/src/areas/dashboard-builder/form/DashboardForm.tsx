import type { Field, DashboardForm as Form } from "../../../core/pkg/portal_core";
import { permissionLang } from "../../../dashboards/words/permissionLook";
import { useDashboardWords } from "../../../dashboards/words/useDashboardWords";
import { RadioOptions } from "../../../ui/form/RadioOptions";
import { SelectField } from "../../../ui/form/SelectField";
import { TextArea } from "../../../ui/form/TextArea";
import { TextField } from "../../../ui/form/TextField";
import styles from "./form.module.css";
import { ThumbnailField } from "./ThumbnailField";

export type DashboardFormProps = {
  form: Form;
  onChange: (part: Partial<Form>) => void;
  problems: ReadonlyMap<Field, string>;
  /** Whether an image can be chosen too, which only a dashboard with widgets has use for. */
  hasThumbnail?: boolean | undefined;
};

/** The fields of a dashboard (§5). */
export function DashboardForm({ form, onChange, problems, hasThumbnail }: DashboardFormProps) {
  const { categories, permissions } = useDashboardWords();
  const permission = permissions.find(({ value }) => value === form.permission)?.value ?? null;
  return (
    <div className={styles.fields}>
      <TextField
        label="Nama"
        required
        autoFocus
        value={form.name}
        onChange={(name) => onChange({ name })}
        error={problems.get("name")}
      />
      <TextArea
        label="Deskripsi"
        hint="Opsional."
        rows={3}
        value={form.description}
        onChange={(description) => onChange({ description })}
        error={problems.get("description")}
      />
      <SelectField
        label="Kategori"
        value={form.category}
        options={categories}
        onChange={(category) => onChange({ category })}
        error={problems.get("category")}
      />
      <div className={styles.permissions}>
        <RadioOptions
          legend="Izin"
          hint="Siapa yang dapat membaca setelah dipublikasi."
          options={permissions.map(({ value, label, meaning }) => ({
            value,
            label,
            lang: permissionLang(value),
            description: meaning,
          }))}
          value={permission}
          onChange={(permission) => onChange({ permission })}
        />
      </div>
      {hasThumbnail && (
        <ThumbnailField
          form={form}
          error={problems.get("thumbnail")}
          onChange={(thumbnail) => onChange({ thumbnail })}
        />
      )}
    </div>
  );
}
