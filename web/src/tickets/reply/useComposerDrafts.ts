import { isText, listOf, orNothing, shapeOf } from "../../engine";
import { type Draft, useDraft } from "../../shared/draft/useDraft";
import { isPickedFile, type PickedFile } from "../../shared/files/pickedFile";

/** Content of every composer. */
export type Written = { text: string; files: readonly PickedFile[] };

type ReplyDraft = Written & {
  /** The key of the chosen status; `undefined` means the preselected one. */
  choice: string | undefined;
};

export type KeptReply = Draft<ReplyDraft>;
export type KeptNote = Draft<Written>;

const NOTHING: Written = { text: "", files: [] };

const written = { text: isText, files: listOf(isPickedFile) };
const isWritten = shapeOf<Written>(written);
const isReplyDraft = shapeOf<ReplyDraft>({ ...written, choice: orNothing(isText) });

export const useReplyDraft = (ticket: string): KeptReply =>
  useDraft({
    kind: "reply",
    subject: ticket,
    empty: { ...NOTHING, choice: undefined },
    accepts: isReplyDraft,
  });

export const useNoteDraft = (ticket: string): KeptNote =>
  useDraft({ kind: "note", subject: ticket, empty: NOTHING, accepts: isWritten });
