import { type TicketDetail, useView } from "../../engine";
import { Composer, type ComposerRequests } from "./Composer";
import { replyLook } from "./composerLook";
import { ReplyStatus } from "./ReplyStatus";
import { currentChoice } from "./replyChoice";
import type { KeptReply } from "./useComposerDrafts";
import { useSendReply } from "./useSendReply";

export type ReplyFormProps = ComposerRequests & {
  ticket: TicketDetail;
  /** The name of the button. */
  send: string;
  kept: KeptReply;
  /** True if the person may use canned replies. */
  hasCanned: boolean;
};

/** The reply form (§2.3, §2.5). It shows the effect on the status before sending. */
export function ReplyForm({ ticket, send, kept, ...rest }: ReplyFormProps) {
  const sending = useSendReply(ticket.id, kept);
  const errors = useView("replyErrors", kept.value.text);
  const choice = currentChoice(ticket.replyChoices, kept.value.choice);
  return (
    <Composer
      {...rest}
      look={replyLook(send)}
      ticket={ticket.id}
      kept={kept}
      problems={errors.kind === "ok" ? errors.value : []}
      refused={sending.refused}
      clearError={sending.clearError}
      effect={choice?.effect}
      choices={
        <ReplyStatus
          choices={ticket.replyChoices}
          chosen={choice}
          onChoose={(picked) => kept.change((before) => ({ ...before, choice: picked }))}
        />
      }
      send={(asWritten) => sending.send(choice, asWritten)}
    />
  );
}
