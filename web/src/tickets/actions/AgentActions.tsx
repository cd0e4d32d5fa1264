import { Flag, Hand, Tags, UserRoundCog } from "lucide-react";
import { useState } from "react";
import { Button } from "../../ui/action/Button";
import { useShortcuts } from "../../ui/keys/shortcuts";
import { KEY_GROUPS } from "../../ui/keys/texts";
import type { MenuEntry } from "../../ui/overlay/MenuList";
import type { TicketToolsProps } from "../detail/detailArea";
import { LabelsDialog } from "../labels/LabelsDialog";
import { useTake } from "../list/useTake";
import { PriorityDialog } from "./PriorityDialog";
import { ReassignDialog } from "./ReassignDialog";
import { TicketMenu } from "./TicketMenu";
import { actionTexts, assignLabels } from "./texts";
import { useStatusActions } from "./useStatusActions";

const KEYS: Record<string, string> = { priority: "p", reassign: "a", labels: "l" };

/** An agent's actions on the ticket. Status, labels and the others are also edited in 'Detail Tiket'. */
export function AgentActions({ ticket, part }: TicketToolsProps) {
  const { id, can } = ticket;
  const take = useTake(id);
  const statusActions = useStatusActions(id, can);
  const [open, setOpen] = useState<"priority" | "reassign" | "labels">();
  const close = () => setOpen(undefined);
  const priority: MenuEntry[] = can.setPriority
    ? [
        {
          key: "priority",
          label: actionTexts.priority,
          icon: Flag,
          onSelect: () => setOpen("priority"),
        },
      ]
    : [];
  const reassign: MenuEntry[] = can.assign
    ? [
        {
          key: "reassign",
          label: assignLabels.reassignOrReturn,
          lang: "en",
          icon: UserRoundCog,
          onSelect: () => setOpen("reassign"),
        },
      ]
    : [];
  const labels: MenuEntry[] = can.label
    ? [
        {
          key: "labels",
          label: actionTexts.labels,
          icon: Tags,
          onSelect: () => setOpen("labels"),
        },
      ]
    : [];
  useShortcuts(
    [...priority, ...reassign, ...labels].map(({ key, label, lang, onSelect }) => ({
      ...{ keys: KEYS[key] ?? "", label, lang, group: KEY_GROUPS.screen, run: onSelect },
    })),
  );
  return (
    <>
      {can.take && part !== "menu" && (
        <Button variant="primary" icon={Hand} lang="en" onClick={take}>
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
              entries: [...reassign, ...priority, ...labels],
            },
            { key: "status", heading: actionTexts.groups.status, entries: statusActions },
          ]}
        />
      )}
      {part === "all" &&
        [...priority, ...reassign].map(({ key, label, lang, icon, onSelect }) => (
          <Button key={key} icon={icon} lang={lang} shortcut={KEYS[key]} onClick={onSelect}>
            {label}
          </Button>
        ))}
      <PriorityDialog ticket={ticket} isOpen={open === "priority"} onClose={close} />
      <ReassignDialog ticket={ticket} isOpen={open === "reassign"} onClose={close} />
      <LabelsDialog ticket={id} isOpen={open === "labels"} onClose={close} />
    </>
  );
}
