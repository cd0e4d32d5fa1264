import { useState } from "react";
import { dispatch, keepFiles, type Refusal, type ReplyChoice } from "../../engine";
import { announceDone } from "../../shared/undo/undoStack";
import { replyTexts } from "./texts";
import type { KeptReply } from "./useComposerDrafts";

/** Sends a reply and its status change as one command (decisions §4). Undo fills the form again. */
export function useSendReply(ticket: string, kept: KeptReply) {
  const [refused, setRefused] = useState<Refusal>();

  /** Returns true if the reply was sent. `asWritten` also sends text in braces. */
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
    announceDone(outcome.commit, replyTexts.sent(choice?.effect), {
      onTurned: kept.settle(outcome.commit),
    });
    return true;
  }

  return { send, refused, clearError: () => setRefused(undefined) };
}
