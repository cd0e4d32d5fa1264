import { Eye, Hand, Lock, LockOpen, UserPlus } from "lucide-react";
import { useNavigate } from "react-router-dom";
import { useAnnouncedDispatch } from "../../app/useAnnouncedDispatch";
import type { TicketRow } from "../../core/pkg/portal_core";
import type { MenuEntry, MenuGroup } from "../../ui/overlay/MenuList";
import { useSetStatus } from "../actions/useSetStatus";
import { useStatusActions } from "../actions/useStatusActions";
import type { RowTasks } from "./rowTasks";
import { useTake } from "./useTake";

const when = (offered: boolean, entry: MenuEntry): MenuEntry[] => (offered ? [entry] : []);

/** What a row's menu offers: what the core says can be done, without what stands in the row already. */
export function useRowMenu(row: TicketRow, tasks: RowTasks): MenuGroup[] {
  const { id: ticket, can } = row;
  const navigate = useNavigate();
  const announce = useAnnouncedDispatch();
  const setStatus = useSetStatus(ticket);
  const statusActions = useStatusActions();
  const take = useTake(ticket);

  function reopen() {
    announce({ ticket: { reopen: { ticket } } }, `Tiket ${ticket} dibuka kembali.`);
  }

  const look: MenuEntry[] = [
    {
      key: "open",
      label: "Buka",
      icon: Eye,
      onSelect: () => void navigate(tasks.ticketPath(ticket)),
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
    ...statusActions.flatMap(({ status, label, icon }) =>
      when(can.setStatus, {
        key: status,
        label,
        lang: "en",
        icon,
        onSelect: () => setStatus(status),
      }),
    ),
    ...when(can.close, {
      key: "close",
      label: "Close Ticket",
      lang: "en",
      icon: Lock,
      onSelect: () => tasks.onAsk({ kind: "close", row }),
    }),
    ...when(can.reopen, {
      key: "reopen",
      label: "Buka kembali",
      icon: LockOpen,
      onSelect: reopen,
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
