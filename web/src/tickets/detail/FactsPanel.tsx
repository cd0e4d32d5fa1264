import { Lock, Tags, X } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { type TicketDetail, useVocabulary } from "../../engine";
import { labelOf } from "../../platform/labelOf";
import { dispatchAndTell } from "../../shared/dispatchAndTell";
import { useFocusRescue } from "../../shared/useFocusRescue";
import { Button } from "../../ui/action/Button";
import { IconButton } from "../../ui/action/IconButton";
import { ValueButton, valueLook } from "../../ui/action/ValueButton";
import { DescriptionList, type Fact } from "../../ui/display/DescriptionList";
import { Tag } from "../../ui/display/Tag";
import { MenuButton } from "../../ui/overlay/MenuButton";
import { Panel } from "../../ui/page/Panel";
import { ReassignDialog } from "../actions/ReassignDialog";
import { actionTexts, doneTexts } from "../actions/texts";
import { useSetPriority } from "../actions/useSetPriority";
import { useStatusActions } from "../actions/useStatusActions";
import { AssignDialog } from "../assign/AssignDialog";
import { LabelsDialog } from "../labels/LabelsDialog";
import { SlaFact } from "../sla/SlaFact";
import { TicketPriority } from "../status/TicketPriority";
import { TicketStatus } from "../status/TicketStatus";
import type { DetailArea } from "./detailArea";
import styles from "./TicketBody.module.css";
import { changeTexts, factsTexts } from "./texts";
import { ticketFacts } from "./ticketFacts";

export type FactsPanelProps = { ticket: TicketDetail; area: DetailArea };

/** 'Detail Tiket': the attributes. Staff change status, priority, assignee and labels where they stand. */
export function FactsPanel({ ticket, area }: FactsPanelProps) {
  const { ticketsWithLabel } = area;
  const frame = useRef<HTMLDivElement>(null);
  useFocusRescue(ticket.department, () => frame.current?.querySelector("button"));
  const edited: Record<string, ReactNode> = {
    [factsTexts.status]: <StatusValue ticket={ticket} isStaff={ticketsWithLabel !== undefined} />,
    [factsTexts.priority]: <PriorityValue ticket={ticket} />,
    [factsTexts.sla]: ticket.offersClosing && (
      <SlaFact ticket={ticket} action={<CloseOffer ticket={ticket} />} />
    ),
    [factsTexts.department]: <DepartmentValue ticket={ticket} />,
    [factsTexts.assignee]: <AssigneeValue ticket={ticket} assignsBy={area.assignsBy} />,
  };
  const facts: Fact[] = ticketFacts(ticket, "screen").map((fact) => ({
    ...fact,
    value: edited[fact.term] || fact.value,
  }));
  const labels = ticketsWithLabel && {
    term: factsTexts.labels,
    value: <LabelsValue ticket={ticket} listOf={ticketsWithLabel} />,
  };
  const at = facts.findIndex(({ term }) => term === factsTexts.assignee) + 1;
  return (
    <div ref={frame} className={styles.notPrinted}>
      <Panel title={factsTexts.title}>
        <DescriptionList
          facts={labels ? [...facts.slice(0, at), labels, ...facts.slice(at)] : facts}
        />
      </Panel>
    </div>
  );
}

type ValueProps = { ticket: TicketDetail };

/** The company has said nothing for long. Nothing closes by itself. */
function CloseOffer({ ticket: { id, can } }: ValueProps) {
  const { statuses } = useVocabulary();
  if (!can.setStatus.includes("closed")) return null;
  const close = { ticket: { setStatus: { ticket: id, status: "closed" } } } as const;
  return (
    <Button
      size="small"
      icon={Lock}
      onClick={() => dispatchAndTell(close, doneTexts.status(id, labelOf(statuses, "closed")))}
    >
      {factsTexts.close}
    </Button>
  );
}

function StatusValue({ ticket, isStaff }: ValueProps & { isStaff: boolean }) {
  const { id, status, can } = ticket;
  const { statuses } = useVocabulary();
  const actions = useStatusActions(id, can);
  const badge = <TicketStatus status={status} />;
  // A requester closes and opens the ticket with the buttons of the header, which ask first.
  if (!isStaff || actions.length === 0) return badge;
  return (
    <MenuButton
      label={changeTexts.status(labelOf(statuses, status))}
      shortcut="s"
      {...valueLook(badge)}
      align="start"
      groups={[{ key: "status", entries: actions, hasLetters: true }]}
    />
  );
}

function PriorityValue({ ticket }: ValueProps) {
  const { priority, can } = ticket;
  const { priorities, noPriority } = useVocabulary();
  const setPriority = useSetPriority(ticket.id);
  const badge = <TicketPriority priority={priority} />;
  if (!can.setPriority) return badge;
  return (
    <MenuButton
      label={changeTexts.priority(priority ? labelOf(priorities, priority) : noPriority)}
      {...valueLook(badge)}
      align="start"
      groups={[
        {
          key: "priority",
          hasLetters: true,
          chosen: priority ?? "",
          entries: priorities.map(({ value, label }) => ({
            key: value,
            label,
            lang: "en",
            onSelect: () => setPriority(value),
          })),
        },
      ]}
    />
  );
}

function AssigneeValue({ ticket, assignsBy }: ValueProps & Pick<DetailArea, "assignsBy">) {
  const { id, assignee, can } = ticket;
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  if (!can.assign || assignsBy === undefined) return assignee;
  return (
    <>
      <ValueButton label={changeTexts.assignee(assignee)} onClick={() => setOpen(true)}>
        {assignee}
      </ValueButton>
      {assignsBy === "assign" ? (
        <AssignDialog ticket={isOpen ? id : undefined} onClose={close} />
      ) : (
        <ReassignDialog ticket={ticket} isOpen={isOpen} onClose={close} />
      )}
    </>
  );
}

/** The queue of a department, and the way out of it. */
function DepartmentValue({ ticket: { id, department = "", can } }: ValueProps) {
  return (
    <div className={styles.labelled}>
      <bdi>{department}</bdi>
      {can.leaveDepartment && (
        <IconButton
          size="small"
          icon={X}
          label={actionTexts.leaveDepartment}
          onClick={() =>
            dispatchAndTell(
              { ticket: { leaveDepartment: { ticket: id } } },
              doneTexts.leftDepartment(id, department),
            )
          }
        />
      )}
    </div>
  );
}

function LabelsValue({ ticket, listOf }: ValueProps & { listOf: (label: string) => string }) {
  const { id, labels, can } = ticket;
  const [isOpen, setOpen] = useState(false);
  const tags =
    labels.length === 0 ? (
      <span className={styles.none}>{factsTexts.noLabels}</span>
    ) : (
      <ul className={styles.labels}>
        {labels.map((label) => (
          <li key={label.id}>
            <Tag label={label.name} hue={label.hue} to={listOf(label.id)} />
          </li>
        ))}
      </ul>
    );
  if (!can.label) return tags;
  return (
    <div className={styles.labelled}>
      {tags}
      <IconButton
        size="small"
        icon={Tags}
        label={actionTexts.labels}
        onClick={() => setOpen(true)}
      />
      <LabelsDialog isOpen={isOpen} onClose={() => setOpen(false)} ticket={id} />
    </div>
  );
}
