import { type AuditorForm, isText, listOf, shapeOf } from "../../../engine";

/** The form in the making. */
export type AuditorDraft = AuditorForm & {
  /** An expertise that is typed but not added. */
  typed: string;
};

const EMPTY: AuditorForm = { name: "", email: "", type: "", company: "", expertise: [] };

/** Everything of an auditor, or an empty form. */
export const draftOf = (form = EMPTY): AuditorDraft => ({ ...form, typed: "" });

export const isAuditorDraft = shapeOf<AuditorDraft>({
  name: isText,
  email: isText,
  type: isText,
  company: isText,
  expertise: listOf(isText),
  typed: isText,
});
