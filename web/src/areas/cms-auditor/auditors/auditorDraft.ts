import type { Auditor, AuditorForm } from "../../../core/pkg/portal_core";
import { isText, listOf, shapeOf } from "../../../storage/drafts/guards";

/** The form in the making. */
export type AuditorDraft = AuditorForm & {
  /** An expertise that is typed but not added. */
  typed: string;
};

/** Everything of the auditor, or an empty form. */
export const draftOf = (auditor: Auditor | undefined): AuditorDraft => ({
  name: auditor?.name ?? "",
  email: auditor?.email ?? "",
  type: auditor?.type ?? "",
  company: auditor?.company ?? "",
  expertise: auditor?.expertise ?? [],
  typed: "",
});

export const isAuditorDraft = shapeOf<AuditorDraft>({
  name: isText,
  email: isText,
  type: isText,
  company: isText,
  expertise: listOf(isText),
  typed: isText,
});
