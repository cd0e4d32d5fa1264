import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import type { NoticeTone } from "../display/tone";

const ICONS = {
  success: CircleCheck,
  info: Info,
  warning: TriangleAlert,
  danger: CircleAlert,
} satisfies Record<NoticeTone, typeof Info>;

/** The icon of a tone, because colour alone must not carry a meaning. */
export function ToneIcon({
  tone,
  className,
}: {
  tone: NoticeTone;
  className?: string | undefined;
}) {
  const Icon = ICONS[tone];
  return <Icon className={className} aria-hidden="true" />;
}
