import { type RefObject, useEffect, useRef, useState } from "react";
import type { CannedReply } from "../../engine";
import { Dialog } from "../../ui/overlay/Dialog";
import { useReplyTarget } from "../reply/replyTarget";
import { CannedReplyForm } from "./CannedReplyForm";
import { CannedReplyList } from "./CannedReplyList";
import { cannedTexts } from "./texts";

export type CannedRepliesDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  /** The code of the ticket whose data fill the placeholders. */
  ticket?: string | undefined;
  /** Inserted if the dialog closes without a choice: the slash that opened it. */
  otherwise?: string | undefined;
};

/** Canned replies (§2.5, decisions §4): insert one into the reply field of the page, or manage them. */
export function CannedRepliesDialog(props: CannedRepliesDialogProps) {
  const { isOpen, onClose, ticket, otherwise } = props;
  const inserted = useRef<string>(undefined);

  function dismiss() {
    inserted.current = otherwise;
    onClose();
  }

  return (
    <Dialog isOpen={isOpen} onClose={dismiss} title={cannedTexts.title} lang="en" size="large">
      <Content
        ticket={ticket}
        inserted={inserted}
        onInsert={(text) => {
          inserted.current = text;
          onClose();
        }}
      />
    </Dialog>
  );
}

type Mode = { kind: "list"; isBack: boolean } | { kind: "form"; reply: CannedReply | undefined };

type ContentProps = {
  ticket: string | undefined;
  inserted: RefObject<string | undefined>;
  onInsert: (text: string) => void;
};

function Content({ ticket, inserted, onInsert }: ContentProps) {
  const [mode, setMode] = useState<Mode>({ kind: "list", isBack: false });
  const canInsert = useInsertOnClose(inserted);

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
      onInsert={canInsert ? onInsert : undefined}
    />
  );
}

/**
 * Inserts the picked text after the dialog has closed, because the open dialog holds the focus.
 * Without the microtask, React would set the field's value again, which empties the browser's undo
 * list. Returns true if the page has a reply field.
 */
function useInsertOnClose(inserted: RefObject<string | undefined>): boolean {
  const insert = useReplyTarget();
  const latest = useRef(insert);

  useEffect(() => {
    latest.current = insert;
  }, [insert]);

  useEffect(
    () => () => {
      const text = inserted.current;
      inserted.current = undefined;
      if (text !== undefined) queueMicrotask(() => latest.current?.(text));
    },
    [inserted],
  );

  return insert !== undefined;
}
