import { AlarmClock } from "lucide-react";
import { useView } from "../../engine";
import { figure } from "../../platform/figure";
import { dueTexts } from "./texts";

/** Menu entry for the tickets that are due today or earlier, with their number. */
export function useDueEntry(to: string) {
  const due = useView("dueToday");
  const count = due.kind === "ok" ? due.value : undefined;
  return {
    to,
    label: dueTexts.title,
    icon: AlarmClock,
    ...(count !== undefined && { count: figure(count), counted: dueTexts.counted }),
  };
}
