import { CalendarPlus, Pencil, UserRoundCog } from "lucide-react";
import type { AssignmentRow } from "../../../../engine";
import { useOverPage } from "../../../../shared/useOverPage";
import type { MenuEntry } from "../../../../ui/overlay/MenuList";
import { EditDialog } from "./EditDialog";
import { ExtendDialog } from "./ExtendDialog";
import { HandOverDialog } from "./HandOverDialog";
import { changeTexts } from "./texts";

export type ChangeKind = "extend" | "handOver" | "edit";

const DIALOGS = { extend: ExtendDialog, handOver: HandOverDialog, edit: EditDialog } as const;

const ICONS = { extend: CalendarPlus, handOver: UserRoundCog, edit: Pencil } as const;

/** The changes that the assignment allows now. */
export const changesOf = ({ canExtend }: AssignmentRow): readonly ChangeKind[] =>
  canExtend ? ["extend", "handOver", "edit"] : ["edit"];

/** A change as an entry of a menu or as a button. */
export const changeEntry = (kind: ChangeKind, onSelect: () => void): MenuEntry => ({
  key: kind,
  label: changeTexts[kind],
  icon: ICONS[kind],
  onSelect,
});

/** The dialogs that change an assignment. */
export function useChange() {
  const { opened, open, close } = useOverPage<{ kind: ChangeKind; assignment: string }>();
  const Shown = opened && DIALOGS[opened.kind];
  return {
    ask: open,
    dialog: Shown && (
      <Shown key={opened.assignment} assignment={opened.assignment} onClose={close} />
    ),
  };
}
