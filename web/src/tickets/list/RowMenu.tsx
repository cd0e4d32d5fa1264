import { MenuList } from "../../ui/overlay/MenuList";
import type { RowActionsProps } from "./RowActions";
import { useRowMenu } from "./useRowMenu";

/** What the menu of a ticket's row holds. */
export const RowMenu = ({ row, tasks }: RowActionsProps) => (
  <MenuList groups={useRowMenu(row, tasks)} />
);
