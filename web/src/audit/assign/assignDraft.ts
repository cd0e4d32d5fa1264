import { isText, orNull, shapeOf } from "../../engine";

/** The assignment modal as it stands. */
export type AssignDraft = {
  /** A type of auditor, empty while the usual one stands. */
  auditorType: string;
  /** The id of an auditor, empty while none is chosen. */
  auditor: string;
  /** The date as typed; null while the usual one stands. */
  date: string | null;
  notes: string;
};

export const EMPTY_DRAFT: AssignDraft = { auditorType: "", auditor: "", date: null, notes: "" };

export const isAssignDraft = shapeOf<AssignDraft>({
  auditorType: isText,
  auditor: isText,
  date: orNull(isText),
  notes: isText,
});
