import { useEffect, useRef, useState } from "react";
import type { CannedReply } from "../../engine";
import { Dialog } from "../../ui/overlay/Dialog";
import { useReplyTarget } from "../reply/replyTarget";
import { CannedReplyForm } from "./CannedReplyForm";
import { CannedReplyList } from "./CannedReplyList";

export type CannedRepliesDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  /** The code of the ticket whose data fill the placeholders. */
  ticket?: string | undefined;
};

/** Canned replies (§2.5, decisions §4): insert one into the reply field of the page, or manage them. */
export function CannedRepliesDialog({ isOpen, onClose, ticket }: CannedRepliesDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Canned Replies" lang="en" size="large">
      <Content ticket={ticket} onClose={onClose} />
    </Dialog>
  );
}

type Mode = { kind: "list"; isBack: boolean } | { kind: "form"; reply: CannedReply | undefined };

function Content({ ticket, onClose }: { ticket: string | undefined; onClose: () => void }) {
  const [mode, setMode] = useState<Mode>({ kind: "list", isBack: false });
  const insert = useInsertOnClose();

  if (mode.kind === "form") {
    return (
      <CannedReplyForm reply={mode.reply} onDone={() => setMode({ kind: "list", isBack: true })} />
    );
  }
  return (
    <CannedReplyList
      ticket={ticket}
      takesFocus={mode.isBack}
      onWrite={(reply) => setMode({ kind: "form", reply })}
      onInsert={
        insert &&
        ((text) => {
          insert(text);
          onClose();
        })
      }
    />
  );
}

/**
 * Inserts the picked text after the dialog has closed, because the open dialog holds the focus.
 * Without the microtask, React would set the field's value again, which empties the browser's undo
 * list.
 */
function useInsertOnClose() {
  const insert = useReplyTarget()?.insert;
  const latest = useRef(insert);
  const picked = useRef<string>(undefined);

  useEffect(() => {
    latest.current = insert;
  }, [insert]);

  useEffect(
    () => () => {
      const text = picked.current;
      if (text !== undefined) queueMicrotask(() => latest.current?.(text));
    },
    [],
  );

  return (
    insert &&
    ((text: string) => {
      picked.current = text;
    })
  );
}
