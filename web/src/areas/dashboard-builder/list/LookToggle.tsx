import { LayoutGrid, List } from "lucide-react";
import { IconChoice } from "../../../ui/action/IconChoice";
import { listTexts as texts } from "../texts";
import type { ListLook } from "./listLook";

const CHOICES = [
  { value: "grid", label: texts.grid, icon: LayoutGrid },
  { value: "list", label: texts.rows, icon: List },
] as const;

export type LookToggleProps = { look: ListLook; onChange: (look: ListLook) => void };

/** Switches between cards and rows (§2.9). */
export function LookToggle({ look, onChange }: LookToggleProps) {
  return (
    <IconChoice
      legend={texts.look}
      choices={CHOICES}
      value={look}
      look="control"
      onChange={onChange}
    />
  );
}
