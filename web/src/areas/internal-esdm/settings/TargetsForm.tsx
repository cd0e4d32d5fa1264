import {
  type DeskSettingsView,
  type DeskTargetForm,
  type DeskTargetsForm,
  isText,
  listOf,
  shapeOf,
  useView,
  useVocabulary,
} from "../../../engine";
import { AddedRows } from "../../../ui/form/AddedRows";
import { SelectField } from "../../../ui/form/SelectField";
import { TextField } from "../../../ui/form/TextField";
import { Panel } from "../../../ui/page/Panel";
import { SettingsFrame } from "./SettingsFrame";
import styles from "./settings.module.css";
import { targetsTexts as texts } from "./texts";
import { useSettingsForm } from "./useSettingsForm";

const isTargetsForm = shapeOf<DeskTargetsForm>({
  targets: listOf(
    shapeOf<DeskTargetForm>({
      priority: isText,
      category: isText,
      assign: isText,
      answer: isText,
      resolve: isText,
    }),
  ),
  quietDays: isText,
});

const CELLS = ["assign", "answer", "resolve"] as const;

/** 'SLA': promised times in working days, for all tickets and for those of a priority or category. */
export function TargetsForm({ view }: { view: DeskSettingsView }) {
  const form = useSettingsForm<DeskTargetsForm>({
    kind: "deskTargets",
    empty: view.targets,
    accepts: isTargetsForm,
    asDraft: (targets) => ({ targets }),
    asCommand: (form) => ({ saveTargets: { form } }),
    saved: texts.saved,
  });
  const { draft, error } = form;
  const { targets, quietDays } = draft.value;
  const [first, ...others] = targets;
  const newTarget = form.check?.newTarget;
  const put = (change: (before: DeskTargetForm[]) => DeskTargetForm[]) =>
    draft.change((before) => ({ ...before, targets: change(before.targets) }));
  const change = (row: number, part: Partial<DeskTargetForm>) =>
    put((before) => before.map((one, at) => (at === row ? { ...one, ...part } : one)));

  const days = (row: number, target: DeskTargetForm) =>
    CELLS.map((cell) => (
      <TextField
        key={cell}
        label={texts[cell]}
        hint={row === 0 ? texts.hints[cell] : undefined}
        required
        inputMode="numeric"
        value={target[cell]}
        onChange={(typed) => change(row, { [cell]: typed })}
        error={error("targets", row, cell)}
      />
    ));

  return (
    <SettingsFrame form={form} fields={texts.fields}>
      <Panel title={texts.title}>
        <p className={styles.note}>{texts.note(view.dayLength)}</p>
        {first && <div className={styles.cells}>{days(0, first)}</div>}
      </Panel>
      <Panel title={texts.overrides}>
        <p className={styles.note}>{texts.overridesNote}</p>
        <AddedRows
          count={others.length}
          rowClass={styles.row}
          row={(place, remove) => {
            const target = others[place];
            return (
              target && (
                <>
                  <Scope
                    target={target}
                    error={error("targets", place + 1, "scope")}
                    onChange={(part) => change(place + 1, part)}
                  />
                  {days(place + 1, target)}
                  {remove}
                </>
              )
            );
          }}
          add={texts.add}
          onAdd={() => newTarget && put((before) => [...before, newTarget])}
          remove={texts.remove}
          onRemove={(place) => put((before) => before.filter((_, at) => at !== place + 1))}
        />
      </Panel>
      <Panel title={texts.closing}>
        <div className={styles.cells}>
          <TextField
            label={texts.quietDays}
            hint={texts.quietHint}
            required
            inputMode="numeric"
            value={quietDays}
            onChange={(typed) => draft.change((before) => ({ ...before, quietDays: typed }))}
            error={error("quietDays", 0, "quietDays")}
          />
        </div>
      </Panel>
    </SettingsFrame>
  );
}

type ScopeProps = {
  target: DeskTargetForm;
  error: string | undefined;
  onChange: (part: Partial<DeskTargetForm>) => void;
};

function Scope({ target: { priority, category }, error, onChange }: ScopeProps) {
  const { priorities } = useVocabulary();
  const categories = useView("categories");
  return (
    <>
      <SelectField
        label={texts.priority}
        lang="en"
        placeholder={texts.all}
        value={priority}
        options={priorities.map((one) => ({ ...one, lang: "en" }))}
        onChange={(priority) => onChange({ priority })}
        error={error}
      />
      <SelectField
        label={texts.category}
        placeholder={texts.all}
        value={category}
        options={categories.kind === "ok" ? categories.value.all : []}
        onChange={(category) => onChange({ category })}
      />
    </>
  );
}
