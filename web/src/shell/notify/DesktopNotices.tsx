import { useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useSession, useView } from "../../engine";
import { useSignal } from "../../platform/signal";
import { TICKET_PATH } from "../../shared/ticketPath";
import { wanted } from "./wanted";

/** Shows a desktop notification when another tab brings news while this one is hidden. */
export const DesktopNotices = () => (useSignal(wanted) ? <Watch /> : null);

function Watch() {
  const navigate = useNavigate();
  const { role } = useSession();
  /** Older news was told or seen. */
  const [since, setSince] = useState(() => Date.now());
  const answer = useView("ticketNotice", since);
  const notice = answer.kind === "ok" ? answer.value : undefined;

  useEffect(() => {
    if (notice === undefined) return;
    setSince(notice.at);
    if (document.visibilityState === "visible") return;
    // The tag keeps several tabs of one person from telling the same twice.
    const shown = new Notification(notice.title, { body: notice.text, tag: notice.ticket });
    shown.addEventListener("click", () => {
      window.focus();
      void navigate(TICKET_PATH[role](notice.ticket));
      shown.close();
    });
  }, [notice, navigate, role]);
  return null;
}
