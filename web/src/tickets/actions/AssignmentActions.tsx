import { Building2, Flag, Tags, UserPlus } from "lucide-react";
import { useState } from "react";
import { Button } from "../../ui/action/Button";
import { useShortcuts } from "../../ui/keys/shortcuts";
import { KEY_GROUPS } from "../../ui/keys/texts";
import type { MenuEntry } from "../../ui/overlay/MenuList";
import { AssignDialog } from "../assign/AssignDialog";
import { DepartmentDialog } from "../assign/DepartmentDialog";
import { useCaseActions } from "../cases/CasePanel";
import { caseTexts } from "../cases/texts";
import type { TicketToolsProps } from "../detail/detailArea";
import { LabelsDialog } from "../labels/LabelsDialog";
import { PriorityDialog } from "./PriorityDialog";
import { TicketMenu } from "./TicketMenu";
import { actionTexts, assignLabels } from "./texts";
import { useStatusActions } from "./useStatusActions";

/** The ministry's actions that assign a ticket (§2.4); in the menu of a narrow window the Admin Actions too. */
export function AssignmentActions({ ticket, part }: TicketToolsProps) {
  const { id, can } = ticket;
  const caseActions = useCaseActions(ticket);
  const [assigning, setAssigning] = useState(false);
  const [sending, setSending] = useState(false);
  const [setting, setSetting] = useState<"priority" | "labels">();
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
  const values = [
    { key: "priority", label: actionTexts.priority, icon: Flag, shortcut: "p" },
    { key: "labels", label: actionTexts.labels, icon: Tags, shortcut: "l" },
  ] as const;
  const handling = values.map(({ key, ...entry }) => ({
    ...entry,
    key,
    onSelect: () => setSetting(key),
  }));
  useShortcuts(
    handling.map(({ shortcut, label, onSelect }) => ({
      ...{ keys: shortcut, label, group: KEY_GROUPS.screen, run: onSelect },
    })),
  );
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
            { key: "handling", label: actionTexts.groups.handling, entries: handling },
            { key: "department", label: actionTexts.groups.department, entries: send },
            { key: "status", heading: actionTexts.admin, entries: statusActions },
            { key: "case", heading: caseTexts.title, entries: caseActions.entries },
          ]}
        />
      )}
      {caseActions.dialogs}
      <DepartmentDialog ticket={id} isOpen={sending} onClose={() => setSending(false)} />
      <PriorityDialog
        ticket={ticket}
        isOpen={setting === "priority"}
        onClose={() => setSetting(undefined)}
      />
      <LabelsDialog
        ticket={id}
        isOpen={setting === "labels"}
        onClose={() => setSetting(undefined)}
      />
      <AssignDialog ticket={assigning ? id : undefined} onClose={() => setAssigning(false)} />
    </>
  );
}
