import { Flag, Hand, ListChecks, UserRoundCog } from "lucide-react";
import { useState } from "react";
import type { TicketDetail } from "../../engine";
import { Button } from "../../ui/action/Button";
import { MenuButton } from "../../ui/overlay/MenuButton";
import { useTake } from "../list/useTake";
import { PriorityDialog } from "./PriorityDialog";
import { ReassignDialog } from "./ReassignDialog";
import { useStatusActions } from "./useStatusActions";

export function AgentActions({ ticket }: { ticket: TicketDetail }) {
  const { id, can } = ticket;
  const take = useTake(id);
  const statusActions = useStatusActions(id, can);
  const [open, setOpen] = useState<"priority" | "reassign">();
  const close = () => setOpen(undefined);
  return (
    <>
      {can.setPriority && (
        <Button icon={Flag} onClick={() => setOpen("priority")}>
          Pilih Prioritas
        </Button>
      )}
      <MenuButton
        icon={ListChecks}
        label="Ubah Status"
        groups={[{ key: "status", entries: statusActions }]}
      />
      {can.assign && (
        <Button icon={UserRoundCog} lang="en" onClick={() => setOpen("reassign")}>
          Re-Assign Ticket
        </Button>
      )}
      {can.take && (
        <Button variant="primary" icon={Hand} lang="en" onClick={take}>
          Take Ticket
        </Button>
      )}
      <PriorityDialog ticket={ticket} isOpen={open === "priority"} onClose={close} />
      <ReassignDialog ticket={ticket} isOpen={open === "reassign"} onClose={close} />
    </>
  );
}
