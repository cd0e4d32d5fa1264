import { useView } from "../../engine";
import { figure } from "../../platform/figure";
import { layoutTexts } from "./texts";

/** Numbers for menu entries: of the staff's own lists, and of tickets with news. */
export function useDeskCounts() {
  const answer = useView("ticketDesk");
  const desk = answer.kind === "ok" ? answer.value : undefined;
  const news = (count = 0) => (count > 0 ? { news: layoutTexts.unread(figure(count)) } : {});
  const counted = (count = 0) => ({ count: figure(count), counted: layoutTexts.tickets });
  return {
    /** The news among all tickets that the person may see. */
    all: news(desk?.unread),
    mine: { ...counted(desk?.mine), ...news(desk?.unreadMine) },
    waiting: counted(desk?.waiting),
    department: { ...counted(desk?.department), ...news(desk?.unreadDepartment) },
    /** The queues of the departments; empty unless the person manages them. */
    queues: (desk?.queues ?? []).map((queue) => ({ ...queue, ...counted(queue.count) })),
    unassigned: { ...counted(desk?.unassigned), ...news(desk?.unreadUnassigned) },
  };
}
