import { type AuditorForm, isText, listOf, shapeOf } from "../../../engine";

export type AuditorDraft = AuditorForm & {
  /** Typed text that is not a tag yet. */
  typed: string;
};

const EMPTY: AuditorForm = { name: "", email: "", type: "", company: "", expertise: [] };

export const draftOf = (form = EMPTY): AuditorDraft => ({ ...form, typed: "" });

export const isAuditorDraft = shapeOf<AuditorDraft>({
  name: isText,
  email: isText,
  type: isText,
  company: isText,
  expertise: listOf(isText),
  typed: isText,
});
