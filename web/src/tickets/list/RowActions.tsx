import { Hand, MoreHorizontal, UserPlus } from "lucide-react";
import type { TicketRow } from "../../engine";
import { Button } from "../../ui/action/Button";
import { MenuOpener } from "../../ui/overlay/MenuButton";
import { MenuList } from "../../ui/overlay/MenuList";
import { VisuallyHidden } from "../../ui/page/VisuallyHidden";
import { RowControls } from "../../ui/table/RowControls";
import { actionTexts, assignLabels } from "../actions/texts";
import type { RowTasks } from "./rowTasks";
import { rowTexts } from "./texts";
import { useOpenTicket } from "./useOpenTicket";
import { useRowMenu } from "./useRowMenu";
import { useTake } from "./useTake";

export type RowActionsProps = { row: TicketRow; tasks: RowTasks };

export function RowActions({ row, tasks }: RowActionsProps) {
  const openTicket = useOpenTicket(tasks);
  const take = useTake(row.id, () => openTicket(row.id, { toReply: true }));
  const takes = tasks.main === "take" && row.can.take;
  const assigns = tasks.main === "assign" && row.can.assign;
  return (
    <RowControls isWorded={takes || assigns}>
      {takes && (
        <Button size="small" lang="en" icon={Hand} onClick={take}>
          {actionTexts.take}
          <VisuallyHidden> {row.id}</VisuallyHidden>
        </Button>
      )}
      {assigns && (
        <Button
          size="small"
          lang="en"
          icon={UserPlus}
          onClick={() => tasks.onAsk({ kind: tasks.assigning, row })}
        >
          {assignLabels[tasks.assigning]}
          <VisuallyHidden> {row.id}</VisuallyHidden>
        </Button>
      )}
      <MenuOpener
        iconOnly
        size="small"
        variant="quiet"
        icon={MoreHorizontal}
        label={rowTexts.menu(row.id)}
        menu={<RowMenu row={row} tasks={tasks} />}
      />
    </RowControls>
  );
}

/** A separate component, so that the hook runs only while the menu is open. */
const RowMenu = ({ row, tasks }: RowActionsProps) => <MenuList groups={useRowMenu(row, tasks)} />;
