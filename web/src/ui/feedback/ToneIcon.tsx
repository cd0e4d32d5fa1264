import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import type { ToastTone } from "../../shared/toast/toast";

const ICONS = {
  success: CircleCheck,
  info: Info,
  warning: TriangleAlert,
  danger: CircleAlert,
} satisfies Record<ToastTone, typeof Info>;

/** The drawn sign of a tone, so that colour never speaks alone. */
export function ToneIcon({ tone, className }: { tone: ToastTone; className?: string | undefined }) {
  const Icon = ICONS[tone];
  return <Icon className={className} aria-hidden="true" />;
}
