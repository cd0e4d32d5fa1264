import { Undo2 } from "lucide-react";
import { useRef } from "react";
import { Button } from "../../ui/action/Button";
import { Notice } from "../../ui/feedback/Notice";
import { draftNoticeTexts as texts } from "./texts";
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

/** Says that a draft was restored, or that its subject has changed. */
export function DraftNotice({ draft, files, isDashboard = false, onDiscarded }: DraftNoticeProps) {
  const place = useRef<HTMLDivElement>(null);
  const { isRestored, isOutdated = false, discard } = draft;
  const subject = isDashboard ? "dashboard" : "data";
  const fields = files === undefined ? texts.fields : texts.fieldsAndFiles(files);
  const kept = isDashboard ? texts.canvas : fields;

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
        text={isRestored ? texts.restored : texts.changed(subject)}
        hint={isOutdated ? texts.outdated(subject) : kept}
        action={
          <Button size="small" icon={Undo2} onClick={throwAway}>
            {texts.discard}
          </Button>
        }
      />
    </div>
  );
}
