import type { ReactNode } from "react";
import {
  type DeskDirectory,
  type DirectoryForm,
  type FieldError,
  type FormSpec,
  useView,
} from "../../../engine";
import { TheirChanges, type TheirChangesProps } from "../../../shared/draft/TheirChanges";
import { useDraft } from "../../../shared/draft/useDraft";
import { FormDialog } from "../../../shared/form/FormDialog";
import { useSentForm } from "../../../shared/form/useSentForm";
import { TextField } from "../../../ui/form/TextField";
import { useSentErrors } from "../settings/useSentErrors";
import type { DirectoryEntry } from "./directoryColumns";
import { fieldTexts, tabTexts as texts } from "./texts";

/** The fields of a form below the name. */
export type DirectoryFields<Row, Form> = {
  view: DeskDirectory;
  /** The edited entry; `undefined` for a new one. */
  entry: Row | undefined;
  value: Form;
  change: (part: Partial<Form>) => void;
  /** The message of a field, or of a cell in a row. */
  error: (field: FieldError["field"], row?: number, cell?: string) => string | undefined;
};

/** The form of an agent, company or department. */
export type DirectoryFormKind<Row, Form> = {
  draft: Pick<FormSpec<Form>, "kind" | "empty" | "accepts">;
  asForm: (typed: Form) => DirectoryForm;
  /** The fields that another tab may have changed meanwhile. */
  compared: (view: DeskDirectory) => TheirChangesProps<Form>["fields"];
  nameHint: (entry: Row | undefined) => string | undefined;
  Fields: (props: DirectoryFields<Row, Form>) => ReactNode;
};

type DirectoryDialogProps<Row, Form> = {
  title: string;
  kind: DirectoryFormKind<Row, Form>;
  view: DeskDirectory;
  entry: Row | undefined;
  onClose: () => void;
};

/** The dialog that adds an agent, company or department, or changes one. */
export function DirectoryDialog<
  Row extends DirectoryEntry & { form: Form },
  Form extends { name: string },
>({ title, kind, view, entry, onClose }: DirectoryDialogProps<Row, Form>) {
  const { asForm, compared, nameHint, Fields } = kind;
  const id = entry?.id;
  const draft = useDraft<Form>({
    ...kind.draft,
    empty: entry?.form ?? kind.draft.empty,
    subject: id,
    edits: id !== undefined,
  });
  const sent = useSentForm();
  const { errorIn, onSend } = useSentErrors(draft.value);
  const { value } = draft;
  const form = asForm(value);
  const answer = useView("directoryErrors", { id, form });
  const error = errorIn(answer.kind === "ok" ? answer.value : []);
  const change = (part: Partial<Form>) => draft.change((before) => ({ ...before, ...part }));

  function save() {
    onSend();
    const done = texts.saved(value.name.trim());
    sent.send({ directory: { save: { draft: { id, form } } } }, done, (commit) => {
      const onTurned = draft.settle(commit);
      onClose();
      return onTurned;
    });
  }

  return (
    <FormDialog
      title={title}
      action={texts.save}
      draft={draft}
      sent={sent}
      onSend={save}
      onClose={onClose}
    >
      <TheirChanges
        draft={draft}
        record={id === undefined ? undefined : { slice: "directory", id }}
        fields={compared(view)}
      />
      <TextField
        label={fieldTexts.name}
        hint={nameHint(entry)}
        required
        autoFocus
        value={value.name}
        onChange={(name) => draft.change((before) => ({ ...before, name }))}
        error={error("name")}
      />
      <Fields view={view} entry={entry} value={value} change={change} error={error} />
    </FormDialog>
  );
}
