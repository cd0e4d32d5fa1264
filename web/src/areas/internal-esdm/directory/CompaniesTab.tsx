import { Factory } from "lucide-react";
import {
  type CompanyEntry,
  type CompanyForm,
  type Contact,
  isText,
  listOf,
  shapeOf,
} from "../../../engine";
import { SelectField } from "../../../ui/form/SelectField";
import { TextField } from "../../../ui/form/TextField";
import { ClampText } from "../../../ui/table/ClampText";
import { ContactFields } from "./ContactFields";
import type { DirectoryFields } from "./DirectoryDialog";
import { type DirectoryKind, DirectoryTab } from "./DirectoryTab";
import { directoryColumns, emailColumn } from "./directoryColumns";
import { contactTexts, fieldTexts, companyTexts as texts } from "./texts";

const KIND: DirectoryKind<CompanyEntry, CompanyForm> = {
  words: texts,
  icon: Factory,
  columns: directoryColumns("badanUsaha", [
    emailColumn(),
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
  ]),
  rows: ({ companies }) => companies,
  form: {
    draft: {
      kind: "deskCompany",
      empty: { name: "", email: "", province: "", contacts: [] },
      accepts: shapeOf<CompanyForm>({
        name: isText,
        email: isText,
        province: isText,
        contacts: listOf(
          shapeOf<Contact>({ name: isText, position: isText, email: isText, phone: isText }),
        ),
      }),
    },
    asForm: (company) => ({ company }),
    compared: () => ({
      name: fieldTexts.name,
      email: fieldTexts.email,
      province: fieldTexts.province,
      contacts: { label: contactTexts.title },
    }),
    nameHint: (entry) => (entry?.isNamed ? texts.nameHint : undefined),
    Fields: CompanyFields,
  },
};

/** 'Perusahaan': the companies with their contact persons. */
export const CompaniesTab = () => <DirectoryTab kind={KIND} />;

function CompanyFields({
  view: { provinces },
  value: { email, province, contacts },
  change,
  error,
}: DirectoryFields<CompanyEntry, CompanyForm>) {
  return (
    <>
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
    </>
  );
}
