import { UsersRound } from "lucide-react";
import { type AgentEntry, type AgentForm, isText, shapeOf } from "../../../engine";
import { labelOf } from "../../../platform/labelOf";
import { paths } from "../../../shared/paths";
import { LinkButton } from "../../../ui/action/LinkButton";
import { Notice } from "../../../ui/feedback/Notice";
import { SelectField } from "../../../ui/form/SelectField";
import { TextField } from "../../../ui/form/TextField";
import { ClampText } from "../../../ui/table/ClampText";
import type { DirectoryFields } from "./DirectoryDialog";
import { type DirectoryKind, DirectoryTab } from "./DirectoryTab";
import { directoryColumns, emailColumn } from "./directoryColumns";
import { fieldTexts, agentTexts as texts } from "./texts";

const KIND: DirectoryKind<AgentEntry, AgentForm> = {
  words: texts,
  icon: UsersRound,
  columns: directoryColumns("penanggungJawab", [
    emailColumn(),
    {
      key: "department",
      label: fieldTexts.department,
      least: 13,
      folds: { into: "name", rank: 2 },
      cell: ({ department }) => <ClampText text={department} />,
      brief: ({ department }) => department,
    },
  ]),
  rows: ({ agents }) => agents,
  form: {
    draft: {
      kind: "deskAgent",
      empty: { name: "", email: "", department: "" },
      accepts: shapeOf<AgentForm>({ name: isText, email: isText, department: isText }),
    },
    asForm: (agent) => ({ agent }),
    compared: ({ departmentOptions }) => ({
      name: fieldTexts.name,
      email: fieldTexts.email,
      department: {
        label: fieldTexts.department,
        words: (id) => labelOf(departmentOptions, id),
      },
    }),
    nameHint: (entry) => entry && texts.nameHint,
    Fields: AgentFields,
  },
};

/** 'Agen': the help-desk agents. */
export const AgentsTab = () => <DirectoryTab kind={KIND} />;

function AgentFields({
  view: { departmentOptions },
  entry,
  value: { email, department },
  change,
  error,
}: DirectoryFields<AgentEntry, AgentForm>) {
  const own = entry && { value: entry.form.department, label: entry.department };
  // The agent stays in a department that was deactivated.
  const options =
    own && !departmentOptions.some(({ value }) => value === own.value)
      ? [own, ...departmentOptions]
      : departmentOptions;
  return (
    <>
      <TextField
        label={fieldTexts.email}
        hint={entry === undefined ? texts.emailHint : texts.newEmailHint}
        required
        type="email"
        value={email}
        onChange={(email) => change({ email })}
        error={error("email")}
      />
      {options.length === 0 && (
        <Notice
          tone="warning"
          text={texts.noDepartment}
          action={
            <LinkButton size="small" to={paths.internalEsdm.departments}>
              {texts.toDepartments}
            </LinkButton>
          }
        />
      )}
      <SelectField
        label={fieldTexts.department}
        required
        placeholder={texts.chooseDepartment}
        value={department}
        options={options}
        onChange={(department) => change({ department })}
        error={error("department")}
      />
    </>
  );
}
