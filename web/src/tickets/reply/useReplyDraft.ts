import { type Dispatch, type SetStateAction, useEffect, useState } from "react";
import type { PickedFile } from "../files/pickedFile";

export type ReplyDraft = {
  text: string;
  files: readonly PickedFile[];
  /** The key of the chosen status; undefined while the preselected one stands. */
  choice: string | undefined;
};

const EMPTY: ReplyDraft = { text: "", files: [], choice: undefined };

/** Half-written replies, by author and ticket, for as long as the page is open. */
const drafts = new Map<string, ReplyDraft>();

/** A reply in the making, which survives leaving the ticket. */
export function useReplyDraft(
  author: string,
  ticket: string,
): [ReplyDraft, Dispatch<SetStateAction<ReplyDraft>>, () => void] {
  const key = `${author} ${ticket}`;
  const [draft, setDraft] = useState(() => drafts.get(key) ?? EMPTY);

  useEffect(() => {
    if (draft === EMPTY) drafts.delete(key);
    else drafts.set(key, draft);
  }, [key, draft]);

  return [draft, setDraft, () => setDraft(EMPTY)];
}

/** For when the sample data starts afresh. */
export function forgetReplyDrafts() {
  drafts.clear();
}
