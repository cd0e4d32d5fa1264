import { useCrashNotice } from "../../engine";
import { Notice } from "../../ui/feedback/Notice";

/** Tells that the core had to be restored, until it is put away. */
export function CrashNotice() {
  const notice = useCrashNotice();
  if (notice === undefined) return null;

  function putAway(dismiss: () => void) {
    dismiss();
    // The button that had the focus is gone.
    document.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });
  }

  return <Notice tone="warning" text={notice.text} onDismiss={() => putAway(notice.dismiss)} />;
}
