import { type Draft, isStarted } from "./draft";

/** Half-filled forms by author, for as long as the portal is open: not every way out of a form can be held back. */
const drafts = new Map<string, Draft>();

export const keptDraft = (author: string): Draft | undefined => drafts.get(author);

export function keepDraft(author: string, draft: Draft) {
  if (isStarted(draft)) drafts.set(author, draft);
  else drafts.delete(author);
}

export function forgetDraft(author: string) {
  drafts.delete(author);
}

/** For when the sample data starts afresh. */
export function forgetTicketDrafts() {
  drafts.clear();
}
