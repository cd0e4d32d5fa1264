import { Undo2 } from "lucide-react";
import { useRef } from "react";
import { Button } from "../../ui/action/Button";
import { Notice } from "../../ui/feedback/Notice";
import type { ShownDraft } from "./useDraft";

export type DraftNoticeProps = {
  draft: Pick<ShownDraft, "isRestored" | "isOutdated" | "discard">;
  /** What the form calls the files that it takes, where it takes any. */
  files?: "lampiran" | "berkas" | undefined;
  /** A dashboard has a canvas where a form has fields. */
  isDashboard?: boolean | undefined;
  /** After it was thrown away, where the form itself has something to do about it. */
  onDiscarded?: (() => void) | undefined;
};

const restored = (files: DraftNoticeProps["files"]) =>
  `${files === undefined ? "Isian" : `Isian dan ${files}`} yang belum dikirim masih ada.`;

const EDITS = "Suntingan yang belum disimpan masih ada di kanvas.";

/** Says that the form is not empty because it was left unfinished, or that what it is about has changed. */
export function DraftNotice({ draft, files, isDashboard = false, onDiscarded }: DraftNoticeProps) {
  const place = useRef<HTMLDivElement>(null);
  const { isRestored, isOutdated = false, discard } = draft;
  const subject = isDashboard ? "Dashboard ini" : "Data ini";
  const outdated = `${subject} diubah setelah draf ditulis. Periksa lagi sebelum menyimpan.`;

  function throwAway() {
    // The button goes with the notice: the focus goes to what can be filled in.
    const form = place.current?.parentElement;
    discard();
    form?.querySelector<HTMLElement>("input, textarea, select")?.focus();
    onDiscarded?.();
  }

  if (!isRestored && !isOutdated) return null;
  return (
    <div ref={place}>
      <Notice
        tone={isOutdated ? "warning" : "info"}
        text={isRestored ? "Draf dipulihkan" : `${subject} baru saja diubah`}
        hint={isOutdated ? outdated : isDashboard ? EDITS : restored(files)}
        action={
          <Button size="small" icon={Undo2} onClick={throwAway}>
            Buang draf
          </Button>
        }
      />
    </div>
  );
}
