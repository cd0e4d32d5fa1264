import type { Label } from "../../engine";
import { Tag } from "../../ui/display/Tag";

export type LabelTagProps = {
  label: Label;
  /** Where the tickets with this label are. */
  to?: string | undefined;
  /** Called on the way there. */
  onFollow?: (() => void) | undefined;
};

/** A label as it stands on a ticket. */
export function LabelTag({ label, to, onFollow }: LabelTagProps) {
  return <Tag label={label.name} hue={label.hue} to={to} onClick={onFollow} />;
}
