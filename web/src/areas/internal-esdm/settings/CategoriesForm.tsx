import { Plus, Trash2 } from "lucide-react";
import { useRef } from "react";
import {
  type DeskCategoriesForm,
  type DeskCategoryForm,
  type DeskSettingsView,
  isFlag,
  isText,
  listOf,
  shapeOf,
} from "../../../engine";
import { Button } from "../../../ui/action/Button";
import { IconButton } from "../../../ui/action/IconButton";
import { useFocusAfterRemoval } from "../../../ui/action/useFocusAfterRemoval";
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
  const adding = useRef<HTMLButtonElement>(null);
  const { list, onRemoving, onAdding } = useFocusAfterRemoval<HTMLUListElement>(
    categories.length - known,
    () => adding.current?.focus(),
  );
  const put = (change: (before: DeskCategoryForm[]) => DeskCategoryForm[]) =>
    draft.change((before) => ({ categories: change(before.categories) }));
  const change = (row: number, part: Partial<DeskCategoryForm>) =>
    put((before) => before.map((one, at) => (at === row ? { ...one, ...part } : one)));
  const problem = error("categories", 0, "isActive") ?? error("categories");

  return (
    <SettingsFrame form={form}>
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
        <ul ref={list} className={styles.rows}>
          {categories.slice(known).map(({ name }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row has no name while it is typed
            <li key={place} className={styles.category}>
              <TextField
                label={texts.name}
                required
                value={name}
                onChange={(name) => change(known + place, { name })}
                error={error("categories", known + place, "name")}
              />
              <IconButton
                label={texts.remove(place + 1)}
                icon={Trash2}
                onClick={() => {
                  onRemoving(place);
                  put((before) => before.filter((_, at) => at !== known + place));
                }}
              />
            </li>
          ))}
        </ul>
        <Button
          ref={adding}
          size="small"
          icon={Plus}
          onClick={() => {
            onAdding();
            put((before) => [...before, { name: "", isActive: true }]);
          }}
        >
          {texts.add}
        </Button>
      </Panel>
    </SettingsFrame>
  );
}
