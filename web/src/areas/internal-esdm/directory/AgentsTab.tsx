import { UsersRound } from "lucide-react";
import { useState } from "react";
import { type AgentEntry, type AgentForm, isText, shapeOf, useView } from "../../../engine";
import { TheirChanges } from "../../../shared/draft/TheirChanges";
import { FormDialog } from "../../../shared/form/FormDialog";
import { EmailAddress } from "../../../ui/display/EmailAddress";
import { SelectField } from "../../../ui/form/SelectField";
import { TextField } from "../../../ui/form/TextField";
import { ClampText } from "../../../ui/table/ClampText";
import type { Column } from "../../../ui/table/column";
import { DirectoryTab, nameColumn, statusColumn, unfinishedColumn } from "./DirectoryTab";
import { fieldTexts, tabTexts, agentTexts as texts } from "./texts";
import { useDirectoryForm } from "./useDirectoryForm";

const COLUMNS: readonly Column<AgentEntry>[] = [
  nameColumn(),
  {
    key: "email",
    label: fieldTexts.email,
    least: 15,
    folds: { into: "name", rank: 3 },
    cell: ({ form }) => <EmailAddress address={form.email} />,
    brief: ({ form }) => <EmailAddress address={form.email} />,
  },
  {
    key: "department",
    label: fieldTexts.department,
    least: 13,
    folds: { into: "name", rank: 2 },
    cell: ({ department }) => <ClampText text={department} />,
    brief: ({ department }) => department,
  },
  statusColumn(),
  unfinishedColumn("penanggungJawab"),
];

/** 'Agen': the help-desk agents. */
export function AgentsTab() {
  const [search, setSearch] = useState("");
  const answer = useView("deskDirectory", { search });
  if (answer.kind === "refused") return null;
  return (
    <DirectoryTab
      words={texts}
      icon={UsersRound}
      columns={COLUMNS}
      rows={answer.value.agents}
      search={search}
      onSearch={setSearch}
      dialog={(entry, onClose) => (
        <AgentDialog entry={entry} departments={answer.value.departmentOptions} onClose={onClose} />
      )}
    />
  );
}

const EMPTY: AgentForm = { name: "", email: "", department: "" };

const isAgentForm = shapeOf<AgentForm>({ name: isText, email: isText, department: isText });

type AgentDialogProps = {
  entry: AgentEntry | undefined;
  departments: readonly { value: string; label: string }[];
  onClose: () => void;
};

function AgentDialog({ entry, departments, onClose }: AgentDialogProps) {
  const id = entry?.id;
  const { draft, sent, save, change, error } = useDirectoryForm<AgentForm>({
    kind: "deskAgent",
    id,
    empty: entry?.form ?? EMPTY,
    accepts: isAgentForm,
    asForm: (agent) => ({ agent }),
    onClose,
  });
  const { name, email, department } = draft.value;
  const own = entry && { value: entry.form.department, label: entry.department };
  // The agent stays in a department that was deactivated.
  const options =
    own && !departments.some(({ value }) => value === own.value)
      ? [own, ...departments]
      : departments;
  return (
    <FormDialog
      title={id === undefined ? texts.add : texts.edit}
      action={tabTexts.save}
      draft={draft}
      sent={sent}
      onSend={save}
      onClose={onClose}
    >
      <TheirChanges
        draft={draft}
        record={id === undefined ? undefined : { slice: "directory", id }}
        fields={{ name: fieldTexts.name, email: fieldTexts.email }}
      />
      <TextField
        label={fieldTexts.name}
        hint={id === undefined ? undefined : texts.nameHint}
        required
        autoFocus
        value={name}
        onChange={(name) => change({ name })}
        error={error("name")}
      />
      <TextField
        label={fieldTexts.email}
        hint={texts.emailHint}
        required
        type="email"
        value={email}
        onChange={(email) => change({ email })}
        error={error("email")}
      />
      <SelectField
        label={fieldTexts.department}
        required
        placeholder={texts.chooseDepartment}
        value={department}
        options={options}
        onChange={(department) => change({ department })}
        error={error("department")}
      />
    </FormDialog>
  );
}
