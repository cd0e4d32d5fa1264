import { useState } from "react";
import { readView, refusalText, type TicketChoice, useView, useVocabulary } from "../../engine";
import { labelOf } from "../../platform/labelOf";
import { Notice } from "../../ui/feedback/Notice";
import { ComboField } from "../../ui/form/ComboField";
import type { ComboOption } from "../../ui/form/useCombo";
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

/** Finds another ticket by code, title, company or description. A whole code is a choice. */
export function TicketChoiceField(props: TicketChoiceFieldProps) {
  const { ticket, ofRequester, ...field } = props;
  // A choice from a draft is found by its code.
  const [search, setSearch] = useState(field.value ?? "");
  const { statuses } = useVocabulary();
  const choices = useView("ticketChoices", { ticket, search, ofRequester });
  if (choices.kind === "refused") return <Notice text={refusalText(choices.refusal)} />;
  const option = ({ id, title, requester, status }: TicketChoice): ComboOption => ({
    value: id,
    label: `${id} ${title}`,
    description: [requester, labelOf(statuses, status)].join(" · "),
  });

  function named(search: string) {
    const found = readView("ticketChoices", { ticket, search, ofRequester });
    const meant = found.kind === "ok" && found.value.find(({ isNamed }) => isNamed);
    return meant ? option(meant) : undefined;
  }

  return (
    <ComboField
      {...field}
      required
      placeholder={mergeTexts.placeholder}
      options={choices.value.map(option)}
      named={named}
      onQueryChange={setSearch}
    />
  );
}
