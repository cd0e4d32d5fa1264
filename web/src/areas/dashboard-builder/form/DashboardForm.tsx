import { permissionLang } from "../../../dashboards/words/PermissionBadge";
import { useDashboardWords } from "../../../dashboards/words/useDashboardWords";
import type { Field, DashboardForm as Form } from "../../../engine";
import { SelectField } from "../../../ui/form/SelectField";
import { TextArea } from "../../../ui/form/TextArea";
import { TextField } from "../../../ui/form/TextField";
import { fieldTexts, formTexts } from "../texts";
import { FilterColumns } from "./FilterColumns";
import styles from "./form.module.css";
import { ThumbnailField } from "./ThumbnailField";

export type DashboardFormProps = {
  form: Form;
  onChange: (part: Partial<Form>) => void;
  problems: ReadonlyMap<Field, string>;
  /** Offers a thumbnail, which needs a dashboard with widgets. */
  hasThumbnail?: boolean | undefined;
  /** Columns that the dashboard can offer as filters. */
  columns?: readonly string[] | undefined;
};

/** The fields of a dashboard (§5). */
export function DashboardForm({
  form,
  onChange,
  problems,
  hasThumbnail,
  columns = [],
}: DashboardFormProps) {
  const { categories, permissions } = useDashboardWords();
  const permission = permissions.find(({ value }) => value === form.permission);
  return (
    <div className={styles.fields}>
      <TextField
        label={fieldTexts.name}
        required
        autoFocus
        value={form.name}
        onChange={(name) => onChange({ name })}
        error={problems.get("name")}
      />
      <TextArea
        label={fieldTexts.description}
        hint={formTexts.optional}
        rows={3}
        value={form.description}
        onChange={(description) => onChange({ description })}
        error={problems.get("description")}
      />
      <SelectField
        label={fieldTexts.category}
        value={form.category}
        options={categories}
        onChange={(category) => onChange({ category })}
        error={problems.get("category")}
      />
      <SelectField
        label={fieldTexts.permission}
        hint={formTexts.readers(permission?.meaning.toLowerCase() ?? "-")}
        value={form.permission}
        options={permissions.map(({ value, label }) => ({
          ...{ value, label },
          lang: permissionLang(value),
        }))}
        onChange={(permission) => onChange({ permission })}
        error={problems.get("permission")}
      />
      {columns.length > 0 && (
        <FilterColumns
          columns={columns}
          chosen={form.filters ?? []}
          onChange={(filters) => onChange({ filters })}
        />
      )}
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
