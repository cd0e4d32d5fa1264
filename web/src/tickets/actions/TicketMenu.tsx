import { MoreHorizontal } from "lucide-react";
import { MenuOpener } from "../../ui/overlay/MenuButton";
import { type MenuGroup, MenuList } from "../../ui/overlay/MenuList";
import { actionTexts, quickTexts } from "./texts";
import { useQuickActions } from "./useQuickActions";

/** All actions of a ticket in one menu, where the window has no room for their buttons. */
export function TicketMenu({ ticket, groups }: { ticket: string; groups: readonly MenuGroup[] }) {
  const quick = useQuickActions(ticket);
  const all = [
    ...groups.filter(({ entries }) => entries.length > 0),
    { key: "quick", heading: quickTexts.title, entries: quick },
  ];
  return (
    <MenuOpener
      iconOnly
      icon={MoreHorizontal}
      shortcut="s"
      label={actionTexts.menu}
      menu={<MenuList groups={all} />}
    />
  );
}
