import { isText, listOf, shapeOf } from "../../engine";
import { useDraft } from "../../shared/draft/useDraft";
import { isPickedFile, type PickedFile } from "../../shared/files/pickedFile";

export type AnswerDraft = { text: string; promised: string; files: readonly PickedFile[] };

const EMPTY: AnswerDraft = { text: "", promised: "", files: [] };

const isAnswer = shapeOf<AnswerDraft>({
  text: isText,
  promised: isText,
  files: listOf(isPickedFile),
});

/** The draft of an answer to a recommendation. */
export const useAnswerDraft = (followUp: string, recommendation: number) =>
  useDraft({
    kind: "followUpAnswer",
    subject: `${followUp} ${recommendation}`,
    empty: EMPTY,
    accepts: isAnswer,
  });
