import { LayoutDashboard } from "lucide-react";
import { useView } from "../../engine";
import { figure } from "../../platform/figure";

export function usePublishedEntry(to: string, label: string) {
  const count = useView("publishedCount");
  const counted = count.kind === "ok" ? { count: figure(count.value), counted: "dashboard" } : {};
  return { to, label, icon: LayoutDashboard, ...counted };
}
