import { useCrashNotice } from "../../core/crashNotice";
import { Notice } from "../../ui/feedback/Notice";

/** Tells that the core had to be restored, until it is put away. */
export function CrashNotice() {
  const notice = useCrashNotice();
  if (notice === undefined) return null;
  return <Notice tone="warning" text={notice.text} onDismiss={notice.dismiss} />;
}
