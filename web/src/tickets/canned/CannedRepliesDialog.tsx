import { lazy, type RefObject, Suspense, useEffect, useRef, useState } from "react";
import type { CannedReply, FileView } from "../../engine";
import { Dialog } from "../../ui/overlay/Dialog";
import { useReplyTarget } from "../reply/replyTarget";
import { CannedReplyForm } from "./CannedReplyForm";
import { CannedReplyList } from "./CannedReplyList";
import { cannedTexts } from "./texts";

const ImportReplies = lazy(() => import("./ImportReplies"));

/** The chosen reply. It is inserted once the dialog has closed, because the field takes the focus then. */
type Picked = { text: string; files: readonly FileView[] };

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
  const inserted = useRef<Picked>(undefined);

  function dismiss() {
    inserted.current = otherwise === undefined ? undefined : { text: otherwise, files: [] };
    onClose();
  }

  return (
    <Dialog isOpen={isOpen} onClose={dismiss} title={cannedTexts.title} lang="en" size="large">
      <Content
        ticket={ticket}
        inserted={inserted}
        onInsert={(picked) => {
          inserted.current = picked;
          onClose();
        }}
      />
    </Dialog>
  );
}

type Mode =
  | { kind: "list"; isBack: boolean }
  | { kind: "form"; reply: CannedReply | undefined }
  | { kind: "import" };

type ContentProps = {
  ticket: string | undefined;
  inserted: RefObject<Picked | undefined>;
  onInsert: (picked: Picked) => void;
};

function Content({ ticket, inserted, onInsert }: ContentProps) {
  const [mode, setMode] = useState<Mode>({ kind: "list", isBack: false });
  const canInsert = useInsertOnClose(inserted);

  const back = () => setMode({ kind: "list", isBack: true });

  if (mode.kind === "form") return <CannedReplyForm reply={mode.reply} onDone={back} />;
  if (mode.kind === "import") {
    return (
      <Suspense>
        <ImportReplies onDone={back} />
      </Suspense>
    );
  }
  return (
    <CannedReplyList
      ticket={ticket}
      takesFocus={mode.isBack}
      onWrite={(reply) => setMode({ kind: "form", reply })}
      onImport={() => setMode({ kind: "import" })}
      onInsert={canInsert ? onInsert : undefined}
    />
  );
}

/**
 * Inserts the picked text after the dialog has closed, because the open dialog holds the focus.
 * Without the microtask, React would set the field's value again, which empties the browser's undo
 * list. Returns true if the page has a reply field.
 */
function useInsertOnClose(inserted: RefObject<Picked | undefined>): boolean {
  const insert = useReplyTarget();
  const latest = useRef(insert);

  useEffect(() => {
    latest.current = insert;
  }, [insert]);

  useEffect(
    () => () => {
      const picked = inserted.current;
      inserted.current = undefined;
      if (picked) queueMicrotask(() => latest.current?.(picked.text, picked.files));
    },
    [inserted],
  );

  return insert !== undefined;
}
