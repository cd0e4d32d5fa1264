import { CircleCheck, Clock, Lock, type LucideIcon } from "lucide-react";
import type { StaffStatus } from "../../core/pkg/portal_core";
import { useVocabulary } from "../../core/useView";

const ICONS = {
  pending: Clock,
  resolved: CircleCheck,
  closed: Lock,
} satisfies Record<StaffStatus, LucideIcon>;

/** The Admin Actions, in the core's order and words. */
export function useStatusActions() {
  const { statusActions } = useVocabulary();
  return statusActions.map(({ value, label }) => ({ status: value, label, icon: ICONS[value] }));
}
