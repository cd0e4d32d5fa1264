import { Factory } from "lucide-react";
import { useState } from "react";
import {
  type CompanyEntry,
  type CompanyForm,
  type Contact,
  isText,
  listOf,
  shapeOf,
  useView,
} from "../../../engine";
import { TheirChanges } from "../../../shared/draft/TheirChanges";
import { FormDialog } from "../../../shared/form/FormDialog";
import { EmailAddress } from "../../../ui/display/EmailAddress";
import { SelectField } from "../../../ui/form/SelectField";
import { TextField } from "../../../ui/form/TextField";
import { ClampText } from "../../../ui/table/ClampText";
import type { Column } from "../../../ui/table/column";
import { ContactFields } from "./ContactFields";
import { DirectoryTab, nameColumn, statusColumn, unfinishedColumn } from "./DirectoryTab";
import { fieldTexts, tabTexts, companyTexts as texts } from "./texts";
import { useDirectoryForm } from "./useDirectoryForm";

const COLUMNS: readonly Column<CompanyEntry>[] = [
  nameColumn(),
  {
    key: "email",
    label: fieldTexts.email,
    least: 15,
    folds: { into: "name", rank: 3 },
    cell: ({ form }) => <Account email={form.email} />,
    brief: ({ form }) => <Account email={form.email} />,
  },
  {
    key: "province",
    label: fieldTexts.province,
    least: 11,
    folds: { into: "name", rank: 4 },
    cell: ({ form }) => <ClampText text={form.province} />,
    brief: ({ form }) => form.province,
  },
  {
    key: "contact",
    label: fieldTexts.contact,
    least: 11,
    folds: { into: "name", rank: 2 },
    cell: ({ mainContact }) => <ClampText text={mainContact?.name ?? "–"} />,
    brief: ({ mainContact }) => mainContact?.name ?? null,
  },
  statusColumn(),
  unfinishedColumn("badanUsaha"),
];

function Account({ email }: { email: string }) {
  return email === "" ? tabTexts.noAccount : <EmailAddress address={email} />;
}

/** 'Perusahaan': the companies with their contact persons. */
export function CompaniesTab() {
  const [search, setSearch] = useState("");
  const answer = useView("deskDirectory", { search });
  if (answer.kind === "refused") return null;
  return (
    <DirectoryTab
      words={texts}
      icon={Factory}
      columns={COLUMNS}
      rows={answer.value.companies}
      search={search}
      onSearch={setSearch}
      dialog={(entry, onClose) => (
        <CompanyDialog entry={entry} provinces={answer.value.provinces} onClose={onClose} />
      )}
    />
  );
}

const EMPTY: CompanyForm = { name: "", email: "", province: "", contacts: [] };

const isCompanyForm = shapeOf<CompanyForm>({
  name: isText,
  email: isText,
  province: isText,
  contacts: listOf(
    shapeOf<Contact>({ name: isText, position: isText, email: isText, phone: isText }),
  ),
});

type CompanyDialogProps = {
  entry: CompanyEntry | undefined;
  provinces: readonly string[];
  onClose: () => void;
};

function CompanyDialog({ entry, provinces, onClose }: CompanyDialogProps) {
  const id = entry?.id;
  const { draft, sent, save, change, error } = useDirectoryForm<CompanyForm>({
    kind: "deskCompany",
    id,
    empty: entry?.form ?? EMPTY,
    accepts: isCompanyForm,
    asForm: (company) => ({ company }),
    onClose,
  });
  const { name, email, province, contacts } = draft.value;
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
        fields={{
          name: fieldTexts.name,
          email: fieldTexts.email,
          province: fieldTexts.province,
        }}
      />
      <TextField
        label={fieldTexts.name}
        hint={entry?.isNamed ? texts.nameHint : undefined}
        required
        autoFocus
        value={name}
        onChange={(name) => change({ name })}
        error={error("name")}
      />
      <TextField
        label={fieldTexts.email}
        hint={texts.emailHint}
        type="email"
        value={email}
        onChange={(email) => change({ email })}
        error={error("email")}
      />
      <SelectField
        label={fieldTexts.province}
        required
        placeholder={texts.chooseProvince}
        value={province}
        options={provinces.map((name) => ({ value: name, label: name }))}
        onChange={(province) => change({ province })}
        error={error("province")}
      />
      <ContactFields
        contacts={contacts}
        error={error}
        onChange={(contacts) => change({ contacts })}
      />
    </FormDialog>
  );
}
