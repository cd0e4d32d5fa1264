import { useState } from "react";
import { refusalText, useView, useVocabulary } from "../../engine";
import { labelOf } from "../../platform/labelOf";
import { Notice } from "../../ui/feedback/Notice";
import { ComboField } from "../../ui/form/ComboField";
import { mergeTexts } from "./texts";

export type TicketChoiceFieldProps = {
  /** The ticket that the dialog is about. */
  ticket: string;
  ofRequester: boolean;
  autoFocus?: boolean | undefined;
  label: string;
  hint: string;
  value: string | null;
  onChange: (value: string | null) => void;
  error?: string | undefined;
};

/** Finds another ticket by code, title, company or description. */
export function TicketChoiceField(props: TicketChoiceFieldProps) {
  const { ticket, ofRequester, ...field } = props;
  // A choice from a draft is found by its code.
  const [search, setSearch] = useState(field.value ?? "");
  const { statuses } = useVocabulary();
  const choices = useView("ticketChoices", { ticket, search, ofRequester });
  if (choices.kind === "refused") return <Notice text={refusalText(choices.refusal)} />;
  return (
    <ComboField
      {...field}
      required
      placeholder={mergeTexts.placeholder}
      options={choices.value.map(({ id, title, requester, status }) => ({
        value: id,
        label: `${id} ${title}`,
        description: [requester, labelOf(statuses, status)].join(" · "),
      }))}
      onQueryChange={setSearch}
    />
  );
}
