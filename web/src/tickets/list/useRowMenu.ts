import { Eye, Hand, Lock, UserPlus } from "lucide-react";
import type { TicketRow } from "../../engine";
import type { MenuEntry, MenuGroup } from "../../ui/overlay/MenuList";
import { useStatusActions } from "../actions/useStatusActions";
import type { RowTasks } from "./rowTasks";
import { useOpenTicket } from "./useOpenTicket";
import { useTake } from "./useTake";

const when = (offered: boolean, entry: MenuEntry): MenuEntry[] => (offered ? [entry] : []);

/** A row's menu: the actions that the core allows, except those with a button in the row. */
export function useRowMenu(row: TicketRow, tasks: RowTasks): MenuGroup[] {
  const { id: ticket, can } = row;
  const openTicket = useOpenTicket(tasks);
  const statusActions = useStatusActions(ticket, can);
  const take = useTake(ticket, () => openTicket(ticket, { toReply: true }));

  const look: MenuEntry[] = [
    {
      key: "open",
      label: "Buka",
      icon: Eye,
      onSelect: () => openTicket(ticket),
    },
    ...when(can.take && tasks.main !== "take", {
      key: "take",
      label: "Take Ticket",
      lang: "en",
      icon: Hand,
      onSelect: take,
    }),
  ];
  const status: MenuEntry[] = [
    ...statusActions,
    ...when(can.close, {
      key: "close",
      label: "Close Ticket",
      lang: "en",
      icon: Lock,
      onSelect: () => tasks.onAsk({ kind: "close", row }),
    }),
  ];
  const assignee = when(can.assign && tasks.main !== "assign", {
    key: "assign",
    label: tasks.assignLabel,
    lang: "en",
    icon: UserPlus,
    onSelect: () => tasks.onAsk({ kind: tasks.assignLabel, row }),
  });

  const groups = [
    { key: "look", label: "Tiket", entries: look },
    { key: "status", label: "Status", entries: status },
    { key: "assignee", label: "Penugasan", entries: assignee },
  ];
  return groups.filter(({ entries }) => entries.length > 0);
}
