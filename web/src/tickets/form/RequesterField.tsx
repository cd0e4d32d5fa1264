import { useState } from "react";
import { refusalText, useView } from "../../engine";
import { Notice } from "../../ui/feedback/Notice";
import { ComboField } from "../../ui/form/ComboField";
import { fieldTexts } from "./texts";

export type RequesterFieldProps = {
  id: string;
  value: string | null;
  onChange: (value: string | null) => void;
  error: string | undefined;
};

export function RequesterField({ id, value, onChange, error }: RequesterFieldProps) {
  const [search, setSearch] = useState("");
  const choices = useView("businesses", { search });
  if (choices.kind === "refused") return <Notice text={refusalText(choices.refusal)} />;
  return (
    <ComboField
      id={id}
      label={fieldTexts.requester.label}
      hint={fieldTexts.requester.hint}
      required
      placeholder={fieldTexts.requester.placeholder}
      value={value}
      options={choices.value.businesses.map((business) => ({
        value: business.id,
        label: business.name,
        description: business.email,
      }))}
      onChange={onChange}
      onQueryChange={setSearch}
      error={error}
    />
  );
}
