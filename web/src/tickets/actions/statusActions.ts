import { CircleCheck, Clock, Lock, type LucideIcon } from "lucide-react";
import type { Status } from "../../core/pkg/portal_core";

export type StatusAction = { status: Status; label: string; icon: LucideIcon };

/** The Admin Actions (§2.4), which agents have too (§6). */
export const STATUS_ACTIONS: readonly StatusAction[] = [
  { status: "pending", label: "Set Pending", icon: Clock },
  { status: "resolved", label: "Mark Resolved", icon: CircleCheck },
  { status: "closed", label: "Close Ticket", icon: Lock },
];
