import { useEffect, useState, useSyncExternalStore } from "react";
import { dispatch, useView } from "../../engine";

function watchVisibility(listener: () => void) {
  document.addEventListener("visibilitychange", listener);
  return () => document.removeEventListener("visibilitychange", listener);
}

const isVisible = () => document.visibilityState === "visible";

/**
 * News in a ticket since the person's last visit. Notes the look while the page is visible; the marks stay until
 * the person leaves.
 */
export function useVisit(ticket: string) {
  const [since, setSince] = useState<number>();
  const answer = useView("ticketNews", { ticket, since });
  const news = answer.kind === "ok" ? answer.value : undefined;
  const { seen, isUnread = false } = news ?? {};
  const isLooking = useSyncExternalStore(watchVisibility, isVisible);
  if (since === undefined && seen !== undefined) setSince(seen);

  useEffect(() => {
    if (isUnread && isLooking && since !== undefined) dispatch({ seen: { look: { ticket } } });
  }, [isUnread, isLooking, since, ticket]);

  return { words: news?.words, first: news?.first };
}
