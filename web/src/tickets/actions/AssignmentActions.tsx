import { Building2, UserPlus } from "lucide-react";
import { useState } from "react";
import type { TicketDetail } from "../../engine";
import { Button } from "../../ui/action/Button";
import { AssignDialog } from "../assign/AssignDialog";
import { DepartmentDialog } from "../assign/DepartmentDialog";

/** The ministry's actions that assign a ticket (§2.4). */
export function AssignmentActions({ ticket: { id, can } }: { ticket: TicketDetail }) {
  const [assigning, setAssigning] = useState(false);
  const [sending, setSending] = useState(false);
  return (
    <>
      {can.sendToDepartment && (
        <Button icon={Building2} lang="en" onClick={() => setSending(true)}>
          Send to Other Department
        </Button>
      )}
      {can.assign && (
        <Button variant="primary" icon={UserPlus} lang="en" onClick={() => setAssigning(true)}>
          Assign to Agent
        </Button>
      )}
      <DepartmentDialog ticket={id} isOpen={sending} onClose={() => setSending(false)} />
      <AssignDialog ticket={assigning ? id : undefined} onClose={() => setAssigning(false)} />
    </>
  );
}
