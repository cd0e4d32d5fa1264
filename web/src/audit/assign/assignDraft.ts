import { type Guard, isText, listOf, orNull, shapeOf } from "../../engine";

export type AssignDraft = {
  /** Ids of further data. Drafts of an earlier version lack them. */
  more?: readonly string[] | undefined;
  /** A type of auditor; an empty text means the default. */
  auditorType: string;
  /** The id of an auditor; empty while none is chosen. */
  auditor: string;
  /** The typed date; null means the default. */
  date: string | null;
  notes: string;
};

export const EMPTY_DRAFT: AssignDraft = {
  more: [],
  auditorType: "",
  auditor: "",
  date: null,
  notes: "",
};

const isIds = listOf(isText);

const isMore: Guard<readonly string[] | undefined> = (
  value,
): value is readonly string[] | undefined => value === undefined || isIds(value);

export const isAssignDraft = shapeOf<AssignDraft>({
  more: isMore,
  auditorType: isText,
  auditor: isText,
  date: orNull(isText),
  notes: isText,
});
