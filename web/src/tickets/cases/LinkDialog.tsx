import { isText, orNull, shapeOf, useVocabulary } from "../../engine";
import { useDraft } from "../../shared/draft/useDraft";
import { FormDialog } from "../../shared/form/FormDialog";
import { useSentForm } from "../../shared/form/useSentForm";
import { RadioOptions } from "../../ui/form/RadioOptions";
import { AboutTicket } from "../actions/AboutTicket";
import { TicketChoiceField } from "./TicketChoiceField";
import { linkTexts } from "./texts";

export type LinkDialogProps = { ticket: string; onClose: () => void };

const EMPTY: { kind: string; other: string | null } = { kind: "related", other: null };

const isLink = shapeOf<typeof EMPTY>({ kind: isText, other: orNull(isText) });

/** Links a ticket to another one. */
export default function LinkDialog({ ticket, onClose }: LinkDialogProps) {
  const { linkKinds } = useVocabulary();
  const draft = useDraft({ kind: "link", subject: ticket, empty: EMPTY, accepts: isLink });
  const sent = useSentForm();
  const { other } = draft.value;
  const kind = linkKinds.find(({ value }) => value === draft.value.kind)?.value;

  function link() {
    if (other === null || kind === undefined) return;
    const command = { ticket: { link: { ticket, other, kind } } };
    sent.send(command, linkTexts.done(ticket, other), (commit) => {
      onClose();
      return draft.settle(commit);
    });
  }

  return (
    <FormDialog
      title={linkTexts.title}
      action={linkTexts.link}
      blocked={other === null ? linkTexts.missing : undefined}
      draft={draft}
      sent={sent}
      onSend={link}
      onClose={onClose}
    >
      <AboutTicket ticket={ticket} />
      <RadioOptions
        legend={linkTexts.kind}
        options={linkKinds}
        value={kind ?? null}
        onChange={(chosen) => draft.change((before) => ({ ...before, kind: chosen }))}
      />
      <TicketChoiceField
        ticket={ticket}
        ofRequester={false}
        autoFocus
        label={linkTexts.other}
        hint={linkTexts.otherHint}
        value={other}
        onChange={(chosen) => draft.change((before) => ({ ...before, other: chosen }))}
        error={sent.error("ticket")}
      />
    </FormDialog>
  );
}
