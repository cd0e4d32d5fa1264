import { Ellipsis, Trash2 } from "lucide-react";
import type { AssignmentRow } from "../../../engine";
import { IconButton } from "../../../ui/action/IconButton";
import { MenuOpener } from "../../../ui/overlay/MenuButton";
import { MenuList } from "../../../ui/overlay/MenuList";
import { RowControls } from "../../../ui/table/RowControls";
import { AssignmentSteps, assignmentName } from "./AssignmentSteps";
import { changeTexts } from "./change/texts";
import { type ChangeKind, changeEntry, changesOf } from "./change/useChange";
import { deleteTexts } from "./texts";

export type AssignmentActionsProps = {
  row: AssignmentRow;
  onChange: (kind: ChangeKind) => void;
  onDelete: () => void;
};

export function AssignmentActions({ row, onChange, onDelete }: AssignmentActionsProps) {
  return (
    <RowControls isWorded={row.canStart || row.canComplete}>
      <AssignmentSteps row={row} size="small" />
      <MenuOpener
        label={changeTexts.more(assignmentName(row))}
        icon={Ellipsis}
        iconOnly
        size="small"
        menu={<ChangeMenu row={row} onChange={onChange} />}
      />
      <IconButton
        label={deleteTexts.action(assignmentName(row))}
        icon={Trash2}
        size="small"
        tone="danger"
        onClick={onDelete}
      />
    </RowControls>
  );
}

function ChangeMenu({ row, onChange }: Pick<AssignmentActionsProps, "row" | "onChange">) {
  const entries = changesOf(row).map((kind) => changeEntry(kind, () => onChange(kind)));
  return <MenuList groups={[{ key: "change", entries }]} />;
}
