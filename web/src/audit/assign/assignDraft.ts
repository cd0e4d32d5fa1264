import { isText, orNull, shapeOf } from "../../engine";

export type AssignDraft = {
  /** A type of auditor; an empty text means the default. */
  auditorType: string;
  /** The id of an auditor; empty while none is chosen. */
  auditor: string;
  /** The typed date; null means the default. */
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
