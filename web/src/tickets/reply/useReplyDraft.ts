import { isText, listOf, orNothing, shapeOf } from "../../engine";
import { useDraft } from "../../shared/draft/useDraft";
import { isPickedFile, type PickedFile } from "../../shared/files/pickedFile";

type ReplyDraft = {
  text: string;
  files: readonly PickedFile[];
  /** The key of the chosen status; `undefined` means the preselected one. */
  choice: string | undefined;
};

const EMPTY: ReplyDraft = { text: "", files: [], choice: undefined };

const isReplyDraft = shapeOf<ReplyDraft>({
  text: isText,
  files: listOf(isPickedFile),
  choice: orNothing(isText),
});

export const useReplyDraft = (ticket: string) =>
  useDraft({ kind: "reply", subject: ticket, empty: EMPTY, accepts: isReplyDraft });
