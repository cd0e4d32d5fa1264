import { Plus, Trash2 } from "lucide-react";
import { useRef } from "react";
import {
  type AuditView,
  type Field,
  type FindingForm,
  type FindingView,
  useView,
} from "../../engine";
import { TheirChanges } from "../../shared/draft/TheirChanges";
import { useDraft } from "../../shared/draft/useDraft";
import { FormDialog } from "../../shared/form/FormDialog";
import { fieldProblems } from "../../shared/form/fieldProblems";
import { useSentForm } from "../../shared/form/useSentForm";
import { Button } from "../../ui/action/Button";
import { IconButton } from "../../ui/action/IconButton";
import { useFocusAfterRemoval } from "../../ui/action/useFocusAfterRemoval";
import { SelectField } from "../../ui/form/SelectField";
import { TextArea } from "../../ui/form/TextArea";
import { TextField } from "../../ui/form/TextField";
import styles from "./finding.module.css";
import { EMPTY_FINDING, isFindingDraft } from "./findingDraft";
import { editorTexts as texts } from "./texts";

export type FindingEditorProps = Pick<AuditView, "classes" | "severities"> & {
  assignment: string;
  /** The finding to edit; none for a new one. */
  finding: FindingView | undefined;
  /** True if the finding was deleted meanwhile. */
  isGone: boolean;
  onClose: () => void;
};

/** Names of the fields in which somebody else's change is told. */
const NAMES = {
  title: texts.name,
  condition: texts.condition,
  criteria: texts.criteria,
  cause: texts.cause,
  effect: texts.effect,
  calculation: texts.amount,
};

/** Writes or edits a finding. Only the title is needed to store it. */
export function FindingEditor({
  assignment,
  finding,
  isGone,
  classes,
  severities,
  onClose,
}: FindingEditorProps) {
  const draft = useDraft<FindingForm>({
    kind: "finding",
    subject: finding?.id ?? assignment,
    edits: finding !== undefined,
    empty: finding?.form ?? EMPTY_FINDING,
    accepts: isFindingDraft,
  });
  const form = draft.value;
  const sent = useSentForm();
  const typed = useView("typedFinding", form);
  const problems = fieldProblems(typed.kind === "ok" ? typed.value.errors : []);
  const amount = typed.kind === "ok" ? typed.value.amount : undefined;
  const problem = (field: Field) => problems.get(field) ?? sent.error(field);
  const change = (part: Partial<FindingForm>) => draft.change((before) => ({ ...before, ...part }));

  function save() {
    const command =
      finding === undefined
        ? { write: { assignment, form } }
        : { edit: { finding: finding.id, form } };
    sent.send(
      { finding: command },
      finding === undefined ? texts.written : texts.saved,
      (commit) => {
        const onTurned = draft.settle(commit);
        onClose();
        return onTurned;
      },
    );
  }

  return (
    <FormDialog
      title={finding === undefined ? texts.write : texts.edit}
      size="large"
      action={texts.save}
      gone={isGone ? texts.gone : undefined}
      draft={draft}
      sent={sent}
      onSend={save}
      onClose={onClose}
    >
      <TheirChanges
        draft={draft}
        record={finding && { slice: "findings", id: finding.id }}
        fields={NAMES}
      />
      <TextField
        label={texts.name}
        required
        value={form.title}
        error={problem("title")}
        onChange={(title) => change({ title })}
      />
      <div className={styles.pair}>
        <SelectField
          label={texts.class}
          value={form.class}
          options={classes}
          placeholder={texts.choose}
          error={problem("findingClass")}
          onChange={(value) => change({ class: value })}
        />
        <SelectField
          label={texts.severity}
          value={form.severity}
          options={severities}
          placeholder={texts.choose}
          error={problem("severity")}
          onChange={(severity) => change({ severity })}
        />
      </div>
      <TextArea
        label={texts.condition}
        hint={texts.conditionHint}
        rows={3}
        value={form.condition}
        error={problem("condition")}
        onChange={(condition) => change({ condition })}
      />
      <TextArea
        label={texts.criteria}
        hint={texts.criteriaHint}
        rows={2}
        value={form.criteria}
        error={problem("criteria")}
        onChange={(criteria) => change({ criteria })}
      />
      <div className={styles.pair}>
        <TextArea
          label={texts.cause}
          rows={2}
          value={form.cause}
          error={problem("cause")}
          onChange={(cause) => change({ cause })}
        />
        <TextArea
          label={texts.effect}
          rows={2}
          value={form.effect}
          error={problem("effect")}
          onChange={(effect) => change({ effect })}
        />
      </div>
      <Recommendations
        typed={form.recommendations}
        error={problem("recommendations")}
        onChange={(recommendations) => change({ recommendations })}
      />
      <TextField
        label={texts.amount}
        hint={amount === undefined ? texts.amountHint : texts.amountIs(amount)}
        value={form.calculation}
        error={problem("amount")}
        onChange={(calculation) => change({ calculation })}
      />
    </FormDialog>
  );
}

type RecommendationsProps = {
  typed: FindingForm["recommendations"];
  error: string | undefined;
  onChange: (typed: FindingForm["recommendations"]) => void;
};

function Recommendations({ typed, error, onChange }: RecommendationsProps) {
  const adding = useRef<HTMLButtonElement>(null);
  const { list, onRemoving } = useFocusAfterRemoval<HTMLOListElement>(typed.length, () =>
    adding.current?.focus(),
  );
  const last = typed.length - 1;
  const known = Math.max(0, ...typed.map(({ number }) => number));
  /** New ones get the next numbers. */
  const numberAt = (place: number) =>
    typed[place]?.number ||
    known + typed.slice(0, place + 1).filter((one) => one.number === 0).length;
  return (
    <fieldset className={styles.group}>
      <legend>{texts.recommendations}</legend>
      <ol ref={list} className={styles.typed}>
        {typed.map((one, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: new ones have no number of their own yet.
          <li key={place} className={styles.recommendation}>
            <TextArea
              label={texts.recommendation(numberAt(place))}
              rows={2}
              value={one.text}
              error={place === last ? error : undefined}
              onChange={(text) =>
                onChange(typed.map((other, at) => (at === place ? { ...other, text } : other)))
              }
            />
            <IconButton
              label={texts.removeRecommendation(numberAt(place))}
              icon={Trash2}
              size="small"
              onClick={() => {
                onRemoving(place);
                onChange(typed.filter((_, at) => at !== place));
              }}
            />
          </li>
        ))}
      </ol>
      <Button
        ref={adding}
        size="small"
        icon={Plus}
        onClick={() => onChange([...typed, { number: 0, text: "" }])}
      >
        {texts.addRecommendation}
      </Button>
    </fieldset>
  );
}
