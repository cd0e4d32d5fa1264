import { Plus, Trash2 } from "lucide-react";
import { useRef } from "react";
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
import { Button } from "../../../ui/action/Button";
import { IconButton } from "../../../ui/action/IconButton";
import { useFocusAfterRemoval } from "../../../ui/action/useFocusAfterRemoval";
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
  const adding = useRef<HTMLButtonElement>(null);
  const { list, onRemoving, onAdding } = useFocusAfterRemoval<HTMLUListElement>(others.length, () =>
    adding.current?.focus(),
  );

  const change = (row: number, part: Partial<DeskTargetForm>) =>
    draft.change((before) => ({
      ...before,
      targets: before.targets.map((one, at) => (at === row ? { ...one, ...part } : one)),
    }));

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
    <SettingsFrame form={form}>
      <Panel title={texts.title}>
        <p className={styles.note}>{texts.note(view.dayLength)}</p>
        {first && <div className={styles.cells}>{days(0, first)}</div>}
      </Panel>
      <Panel title={texts.overrides}>
        <p className={styles.note}>{texts.overridesNote}</p>
        <ul ref={list} className={styles.rows}>
          {others.map((target, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row has no name while it is typed
            <li key={place} className={styles.row}>
              <Scope
                target={target}
                error={error("targets", place + 1, "scope")}
                onChange={(part) => change(place + 1, part)}
              />
              {days(place + 1, target)}
              <IconButton
                label={texts.remove(place + 1)}
                icon={Trash2}
                onClick={() => {
                  onRemoving(place);
                  draft.change((before) => ({
                    ...before,
                    targets: before.targets.filter((_, at) => at !== place + 1),
                  }));
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
            if (!first) return;
            onAdding();
            draft.change((before) => ({ ...before, targets: [...before.targets, { ...first }] }));
          }}
        >
          {texts.add}
        </Button>
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
