import { useState } from "react";
import { dispatch, keepFiles, type Refusal, type ReplyChoice } from "../../engine";
import { announceDone } from "../../shared/undo/undoStack";
import type { useReplyDraft } from "./useReplyDraft";

/** Sends a reply with its status change as one command (decisions §4). Taken back, it stands in its form again. */
export function useSendReply(ticket: string, kept: ReturnType<typeof useReplyDraft>) {
  const [refused, setRefused] = useState<Refusal>();

  /** True when it was sent; a refused reply stays as it is. `asWritten` sends words in braces too. */
  function send(choice: ReplyChoice | undefined, asWritten: boolean): boolean {
    const { text, files } = kept.value;
    const reply = {
      ticket,
      content: text,
      status: choice?.status,
      attachments: files.map((picked) => picked.facts),
      asWritten,
    };
    const outcome = dispatch({ ticket: { reply } });
    setRefused(outcome.kind === "refused" ? outcome.refusal : undefined);
    if (outcome.kind !== "ok") return false;
    keepFiles(
      outcome.attachments,
      files.map((picked) => picked.file),
    );
    announceDone(
      outcome.commit,
      choice ? `Balasan terkirim. ${choice.effect}.` : "Balasan terkirim.",
      kept.settle(outcome.commit),
    );
    return true;
  }

  return { send, refused, clearError: () => setRefused(undefined) };
}
