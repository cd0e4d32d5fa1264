import { Undo2 } from "lucide-react";
import { useRef } from "react";
import { Button } from "../action/Button";
import { Notice } from "../feedback/Notice";
import type { ShownDraft } from "./useDraft";

export type DraftNoticeProps = {
  draft: Pick<ShownDraft, "isRestored" | "isOutdated" | "discard">;
  /** What the form calls the files that it takes, where it takes any. */
  files?: "lampiran" | "berkas" | undefined;
  /** After it was thrown away, where the form itself has something to do about it. */
  onDiscarded?: (() => void) | undefined;
};

const restored = (files: DraftNoticeProps["files"]) =>
  `${files === undefined ? "Isian" : `Isian dan ${files}`} yang belum dikirim masih ada.`;

const OUTDATED = "Data ini diubah setelah draf ditulis. Periksa lagi sebelum menyimpan.";

/** Says that the form is not empty because it was left unfinished, or that what it is about has changed. */
export function DraftNotice({ draft, files, onDiscarded }: DraftNoticeProps) {
  const place = useRef<HTMLDivElement>(null);
  const { isRestored, isOutdated = false, discard } = draft;

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
        text={isRestored ? "Draf dipulihkan" : "Data ini baru saja diubah"}
        hint={isOutdated ? OUTDATED : restored(files)}
        action={
          <Button size="small" icon={Undo2} onClick={throwAway}>
            Buang draf
          </Button>
        }
      />
    </div>
  );
}
