import { Building2, UserPlus } from "lucide-react";
import { useState } from "react";
import { Button } from "../../ui/action/Button";
import type { MenuEntry } from "../../ui/overlay/MenuList";
import { AssignDialog } from "../assign/AssignDialog";
import { DepartmentDialog } from "../assign/DepartmentDialog";
import type { TicketToolsProps } from "../detail/detailArea";
import { TicketMenu } from "./TicketMenu";
import { actionTexts, assignLabels } from "./texts";
import { useStatusActions } from "./useStatusActions";

/** The ministry's actions that assign a ticket (§2.4); in the menu of a narrow window the Admin Actions too. */
export function AssignmentActions({ ticket: { id, can }, part }: TicketToolsProps) {
  const [assigning, setAssigning] = useState(false);
  const [sending, setSending] = useState(false);
  const statusActions = useStatusActions(id, can);
  const send: MenuEntry[] = can.sendToDepartment
    ? [
        {
          key: "department",
          label: actionTexts.sendToDepartment,
          lang: "en",
          icon: Building2,
          onSelect: () => setSending(true),
        },
      ]
    : [];
  return (
    <>
      {part === "all" &&
        send.map(({ key, label, lang, icon, onSelect }) => (
          <Button key={key} icon={icon} lang={lang} onClick={onSelect}>
            {label}
          </Button>
        ))}
      {can.assign && part !== "menu" && (
        <Button
          variant="primary"
          icon={UserPlus}
          lang="en"
          shortcut="a"
          onClick={() => setAssigning(true)}
        >
          {assignLabels.assign}
        </Button>
      )}
      {part === "menu" && (
        <TicketMenu
          ticket={id}
          groups={[
            { key: "department", label: actionTexts.groups.department, entries: send },
            { key: "status", heading: actionTexts.admin, entries: statusActions },
          ]}
        />
      )}
      <DepartmentDialog ticket={id} isOpen={sending} onClose={() => setSending(false)} />
      <AssignDialog ticket={assigning ? id : undefined} onClose={() => setAssigning(false)} />
    </>
  );
}
