import { Undo2 } from "lucide-react";
import { useRef } from "react";
import { Button } from "../../ui/action/Button";
import { Notice } from "../../ui/feedback/Notice";
import type { ShownDraft } from "./useDraft";

export type DraftNoticeProps = {
  draft: Pick<ShownDraft, "isRestored" | "isOutdated" | "discard">;
  /** The form's word for attached files; absent if it takes none. */
  files?: "lampiran" | "berkas" | undefined;
  /** True for a dashboard, which has a canvas instead of fields. */
  isDashboard?: boolean | undefined;
  /** Runs after the draft was discarded. */
  onDiscarded?: (() => void) | undefined;
};

const restored = (files: DraftNoticeProps["files"]) =>
  `${files === undefined ? "Isian" : `Isian dan ${files}`} yang belum dikirim masih ada.`;

const EDITS = "Suntingan yang belum disimpan masih ada di kanvas.";

/** Says that a draft was restored, or that its subject has changed. */
export function DraftNotice({ draft, files, isDashboard = false, onDiscarded }: DraftNoticeProps) {
  const place = useRef<HTMLDivElement>(null);
  const { isRestored, isOutdated = false, discard } = draft;
  const subject = isDashboard ? "Dashboard ini" : "Data ini";
  const outdated = `${subject} diubah setelah draf ditulis. Periksa lagi sebelum menyimpan.`;

  function throwAway() {
    // The button disappears with the notice, so the focus moves to the form.
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
