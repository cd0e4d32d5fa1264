import { Eye, Hand, Lock, Mail, UserPlus } from "lucide-react";
import { dispatch, type TicketRow } from "../../engine";
import type { MenuEntry, MenuGroup } from "../../ui/overlay/MenuList";
import { actionTexts, assignLabels } from "../actions/texts";
import { useStatusActions } from "../actions/useStatusActions";
import type { RowTasks } from "./rowTasks";
import { rowTexts } from "./texts";
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
      label: rowTexts.open,
      icon: Eye,
      onSelect: () => openTicket(ticket),
    },
    ...when(can.take && tasks.main !== "take", {
      key: "take",
      label: actionTexts.take,
      lang: "en",
      icon: Hand,
      onSelect: take,
    }),
    ...when(row.mayMarkUnread, {
      key: "unread",
      label: rowTexts.markUnread,
      icon: Mail,
      onSelect: () => dispatch({ seen: { markUnread: { ticket } } }),
    }),
  ];
  const status: MenuEntry[] = [
    ...statusActions,
    ...when(can.close, {
      key: "close",
      label: actionTexts.close,
      lang: "en",
      icon: Lock,
      onSelect: () => tasks.onAsk({ kind: "close", row }),
    }),
  ];
  const assignee = when(can.assign && tasks.main !== "assign", {
    key: "assign",
    label: assignLabels[tasks.assigning],
    lang: "en",
    icon: UserPlus,
    onSelect: () => tasks.onAsk({ kind: tasks.assigning, row }),
  });

  const groups = [
    { key: "look", label: rowTexts.groups.ticket, entries: look },
    { key: "status", label: rowTexts.groups.status, entries: status },
    { key: "assignee", label: rowTexts.groups.assignment, entries: assignee },
  ];
  return groups.filter(({ entries }) => entries.length > 0);
}
