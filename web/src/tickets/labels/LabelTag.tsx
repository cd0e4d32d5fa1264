import type { Label } from "../../core/pkg/portal_core";
import { Tag } from "../../ui/display/Tag";

/** A label as it stands on a ticket. */
export function LabelTag({ label }: { label: Label }) {
  return <Tag label={label.name} hue={label.hue} />;
}
