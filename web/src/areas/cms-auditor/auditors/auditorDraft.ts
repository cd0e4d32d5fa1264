import type { Auditor, AuditorForm } from "../../../core/pkg/portal_core";

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
