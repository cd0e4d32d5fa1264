import { Flag, Hand, Tags, UserRoundCog } from "lucide-react";
import { useState } from "react";
import { Button } from "../../ui/action/Button";
import { useShortcuts } from "../../ui/keys/shortcuts";
import { KEY_GROUPS } from "../../ui/keys/texts";
import { useCaseActions } from "../cases/CasePanel";
import { caseTexts } from "../cases/texts";
import type { TicketToolsProps } from "../detail/detailArea";
import { LabelsDialog } from "../labels/LabelsDialog";
import { useTake } from "../list/useTake";
import { PriorityDialog } from "./PriorityDialog";
import { ReassignDialog } from "./ReassignDialog";
import { TicketMenu } from "./TicketMenu";
import { actionTexts, assignLabels } from "./texts";
import { useStatusActions } from "./useStatusActions";

type Task = "priority" | "reassign" | "labels";

const TASKS = {
  priority: { label: actionTexts.priority, lang: undefined, icon: Flag, shortcut: "p" },
  reassign: {
    label: assignLabels.reassignOrReturn,
    lang: "en",
    icon: UserRoundCog,
    shortcut: "a",
  },
  labels: { label: actionTexts.labels, lang: undefined, icon: Tags, shortcut: "l" },
} as const;

/** An agent's actions on the ticket. Status, labels and the others are also edited in 'Detail Tiket'. */
export function AgentActions({ ticket, part }: TicketToolsProps) {
  const { id, can } = ticket;
  const take = useTake(id);
  const statusActions = useStatusActions(id, can);
  const caseActions = useCaseActions(ticket);
  const [open, setOpen] = useState<Task>();
  const close = () => setOpen(undefined);
  const isOffered = { priority: can.setPriority, reassign: can.assign, labels: can.label };
  const offered = (...tasks: Task[]) =>
    tasks
      .filter((task) => isOffered[task])
      .map((task) => ({ key: task, ...TASKS[task], onSelect: () => setOpen(task) }));
  useShortcuts(
    offered("priority", "reassign", "labels").map(({ shortcut, label, lang, onSelect }) => ({
      ...{ keys: shortcut, label, lang, group: KEY_GROUPS.screen, run: onSelect },
    })),
  );
  return (
    <>
      {can.take && part !== "menu" && (
        <Button variant="primary" icon={Hand} lang="en" shortcut="t" onClick={take}>
          {actionTexts.take}
        </Button>
      )}
      {part === "menu" && (
        <TicketMenu
          ticket={id}
          groups={[
            {
              key: "handling",
              label: actionTexts.groups.handling,
              entries: offered("reassign", "priority", "labels"),
            },
            { key: "status", heading: actionTexts.groups.status, entries: statusActions },
            { key: "case", heading: caseTexts.title, entries: caseActions.entries },
          ]}
        />
      )}
      {part === "all" &&
        offered("priority", "reassign").map(({ key, label, lang, icon, shortcut, onSelect }) => (
          <Button key={key} icon={icon} lang={lang} shortcut={shortcut} onClick={onSelect}>
            {label}
          </Button>
        ))}
      <PriorityDialog ticket={ticket} isOpen={open === "priority"} onClose={close} />
      <ReassignDialog ticket={ticket} isOpen={open === "reassign"} onClose={close} />
      {caseActions.dialogs}
      <LabelsDialog ticket={id} isOpen={open === "labels"} onClose={close} />
    </>
  );
}
