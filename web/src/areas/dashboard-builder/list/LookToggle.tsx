import { LayoutGrid, List } from "lucide-react";
import { IconChoice } from "../../../ui/action/IconChoice";
import type { ListLook } from "./listLook";

const CHOICES = [
  { value: "grid", label: "Tampilan kisi", icon: LayoutGrid },
  { value: "list", label: "Tampilan daftar", icon: List },
] as const;

export type LookToggleProps = { look: ListLook; onChange: (look: ListLook) => void };

/** Switches between cards and rows (§2.9). */
export function LookToggle({ look, onChange }: LookToggleProps) {
  return (
    <IconChoice
      legend="Tampilan"
      choices={CHOICES}
      value={look}
      look="control"
      onChange={onChange}
    />
  );
}
