import {
  type DeskCategoriesForm,
  type DeskCategoryForm,
  type DeskSettingsView,
  isFlag,
  isText,
  listOf,
  shapeOf,
} from "../../../engine";
import { AddedRows } from "../../../ui/form/AddedRows";
import { CheckField } from "../../../ui/form/CheckField";
import { FieldError } from "../../../ui/form/Field";
import { TextField } from "../../../ui/form/TextField";
import { Panel } from "../../../ui/page/Panel";
import { SettingsFrame } from "./SettingsFrame";
import styles from "./settings.module.css";
import { categoriesTexts as texts } from "./texts";
import { useSettingsForm } from "./useSettingsForm";

const isCategoriesForm = shapeOf<DeskCategoriesForm>({
  categories: listOf(shapeOf<DeskCategoryForm>({ name: isText, isActive: isFlag })),
});

/** 'Kategori': the categories that new tickets can have. Known ones keep their names. */
export function CategoriesForm({ view }: { view: DeskSettingsView }) {
  const form = useSettingsForm<DeskCategoriesForm>({
    kind: "deskCategories",
    empty: view.categories,
    accepts: isCategoriesForm,
    asDraft: (categories) => ({ categories }),
    asCommand: (form) => ({ saveCategories: { form } }),
    saved: texts.saved,
  });
  const { draft, error } = form;
  const { categories } = draft.value;
  const known = view.categories.categories.length;
  const put = (change: (before: DeskCategoryForm[]) => DeskCategoryForm[]) =>
    draft.change((before) => ({ categories: change(before.categories) }));
  const change = (row: number, part: Partial<DeskCategoryForm>) =>
    put((before) => before.map((one, at) => (at === row ? { ...one, ...part } : one)));
  const problem = error("categories", 0, "isActive") ?? error("categories");

  return (
    <SettingsFrame form={form} fields={texts.fields}>
      <Panel title={texts.title}>
        <p className={styles.note}>{texts.note}</p>
        <div className={styles.categories}>
          {categories.slice(0, known).map(({ name, isActive }, row) => (
            <CheckField
              key={name}
              label={texts.category(name, view.categoryTickets[row] ?? 0)}
              checked={isActive}
              onChange={(isActive) => change(row, { isActive })}
            />
          ))}
        </div>
        {problem && <FieldError id="categories" text={problem} />}
        <AddedRows
          count={categories.length - known}
          rowClass={styles.category}
          row={(place, remove) => (
            <>
              <TextField
                label={texts.name}
                required
                value={categories[known + place]?.name ?? ""}
                onChange={(name) => change(known + place, { name })}
                error={error("categories", known + place, "name")}
              />
              {remove}
            </>
          )}
          add={texts.add}
          onAdd={() => put((before) => [...before, { name: "", isActive: true }])}
          remove={texts.remove}
          onRemove={(place) => put((before) => before.filter((_, at) => at !== known + place))}
        />
      </Panel>
    </SettingsFrame>
  );
}
