import type { DraftStore } from "./DraftStore";
import { written } from "./onTop";

/**
 * Keeps what a form was sent with. While what it became is taken back it stands in the form again, if that is empty; done
 * again, it leaves it, if nobody has changed it.
 */
export function sentContent(drafts: DraftStore, form: string): (isSent: boolean) => void {
  const sent = drafts.peek(form);
  return (isSent) => {
    if (sent === undefined) return;
    const now = drafts.peek(form);
    if (!isSent && now === undefined) drafts.write(form, sent);
    else if (isSent && now !== undefined && written(now.value) === written(sent.value)) {
      drafts.drop(form);
    }
  };
}
