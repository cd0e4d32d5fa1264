import { Lock, Reply } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import type { TicketDetail } from "../../engine";
import { Tabs } from "../../ui/action/Tabs";
import { useShortcuts } from "../../ui/keys/shortcuts";
import { KEY_GROUPS } from "../../ui/keys/texts";
import { usePublishedSize } from "../../ui/page/usePublishedSize";
import { VisuallyHidden } from "../../ui/page/VisuallyHidden";
import type { ComposerRequests } from "./Composer";
import { LeftReply } from "./LeftReply";
import { NoteForm } from "./NoteForm";
import { Presence } from "./Presence";
import { ReplyForm } from "./ReplyForm";
import styles from "./ReplyForm.module.css";
import { noteTexts, replyTexts } from "./texts";
import { useNoteDraft, useReplyDraft } from "./useComposerDrafts";
import { useIsToReply } from "./useIsToReply";

export type ReplyWords = { title: string; send: string };

export type TicketComposerProps = Pick<ComposerRequests, "quote" | "onQuoted"> & {
  ticket: TicketDetail;
  words: ReplyWords;
  /** True if the person may use canned replies. */
  hasCanned: boolean;
};

/** The composer at the bottom of the window: replies, and for staff internal notes too. */
export function TicketComposer(props: TicketComposerProps) {
  return props.ticket.can.note ? <StaffComposer {...props} /> : <RequesterComposer {...props} />;
}

function RequesterComposer({ ticket, words, ...rest }: TicketComposerProps) {
  const kept = useReplyDraft(ticket.id);
  const isCalled = useIsToReply();
  if (!ticket.can.reply) return <LeftReply kept={kept} />;
  return (
    <Dock title={words.title} ticket={ticket.id}>
      <ReplyForm {...rest} isCalled={isCalled} ticket={ticket} send={words.send} kept={kept} />
    </Dock>
  );
}

type Mode = "reply" | "note";

/** Two modes, each with its own draft, colour and button. A closed ticket takes notes only. */
function StaffComposer({ ticket, words, hasCanned, quote, onQuoted }: TicketComposerProps) {
  const reply = useReplyDraft(ticket.id);
  const note = useNoteDraft(ticket.id);
  const [wanted, setWanted] = useState<Mode>(note.isStarted && !reply.isStarted ? "note" : "reply");
  const [isCalled, setCalled] = useState(useIsToReply());
  const { reply: canReply } = ticket.can;
  const mode = canReply ? wanted : "note";
  const other = mode === "reply" ? "note" : "reply";

  function choose(next: Mode, isPress: boolean) {
    setWanted(next);
    setCalled(isPress);
  }

  // A note must not be quoted to a company.
  const isMisplaced = quote?.isInternal === true && mode === "reply";
  useEffect(() => {
    if (isMisplaced) setWanted("note");
  }, [isMisplaced]);

  useShortcuts(
    canReply
      ? [
          {
            keys: other === "note" ? "n" : "r",
            label: other === "note" ? noteTexts.label : replyTexts.label,
            group: KEY_GROUPS.screen,
            run: () => choose(other, true),
          },
        ]
      : [],
  );

  const requests = { quote: isMisplaced ? undefined : quote, onQuoted, isCalled };
  const form =
    mode === "note" ? (
      <NoteForm {...requests} ticket={ticket.id} kept={note} hasCanned={hasCanned} />
    ) : (
      <ReplyForm
        {...requests}
        ticket={ticket}
        send={words.send}
        kept={reply}
        hasCanned={hasCanned}
      />
    );
  return (
    <>
      {!canReply && <LeftReply kept={reply} />}
      <Dock title={mode === "note" ? noteTexts.title : words.title} ticket={ticket.id}>
        {canReply ? (
          <Tabs
            look="folder"
            label={noteTexts.modes}
            chosen={mode}
            onChoose={choose}
            tabs={[
              {
                key: "reply",
                label: replyTexts.label,
                icon: Reply,
                mark: mode === "note" && reply.isStarted ? noteTexts.draft : undefined,
              },
              {
                key: "note",
                label: noteTexts.label,
                icon: Lock,
                tone: "copper",
                mark: mode === "reply" && note.isStarted ? noteTexts.draft : undefined,
              },
            ]}
          >
            {form}
          </Tabs>
        ) : (
          form
        )}
      </Dock>
    </>
  );
}

type DockProps = { title: string; ticket: string; children: ReactNode };

function Dock({ title, ticket, children }: DockProps) {
  const dock = useRef<HTMLElement>(null);
  const id = useId();
  usePublishedSize(dock, "--bottom-bar");
  return (
    <section ref={dock} className={styles.dock} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        <VisuallyHidden>{title}</VisuallyHidden>
      </h2>
      <Presence ticket={ticket} />
      {children}
    </section>
  );
}
