import { ChevronLeft, ChevronRight, type LucideIcon } from "lucide-react";
import { useState } from "react";
import { Link, useLocation } from "react-router-dom";
import { type TicketListQuery, useSession, useView } from "../../engine";
import { TICKET_PATH } from "../../shared/ticketPath";
import { fromList, readOrigin } from "../list/listOrigin";
import styles from "./ListStepper.module.css";
import { stepperTexts } from "./texts";

/** The previous and the next ticket of the list from which this one was opened. */
export function ListStepper({ ticket }: { ticket: string }) {
  const list = readOrigin(useLocation().state);
  return list && <Stepper list={list} ticket={ticket} />;
}

function Stepper({ list, ticket }: { list: TicketListQuery; ticket: string }) {
  const answer = useView("ticketNeighbours", { list, ticket });
  const { role } = useSession();
  const [known, setKnown] = useState<{ previous?: string; next?: string }>({});
  if (answer.kind === "refused") return null;

  const { position, total, previous, next } = answer.value;
  const isListed = position !== undefined;
  if (isListed && (known.previous !== previous || known.next !== next)) {
    setKnown({ ...(previous && { previous }), ...(next && { next }) });
  }
  // A ticket that was taken or answered has left its list. The way to the next one stays.
  const beside = isListed ? { previous, next } : known;
  const to = (id: string | undefined) => id && TICKET_PATH[role](id);
  return (
    <nav className={styles.stepper} aria-label={stepperTexts.label}>
      {isListed && <span className={styles.place}>{stepperTexts.place(position, total)}</span>}
      <Step list={list} to={to(beside.previous)} label={stepperTexts.previous} icon={ChevronLeft} />
      <Step list={list} to={to(beside.next)} label={stepperTexts.next} icon={ChevronRight} />
    </nav>
  );
}

type StepProps = {
  list: TicketListQuery;
  to: string | undefined;
  label: string;
  icon: LucideIcon;
};

/** At an end of the list the arrow stays in its place, but is no link. */
function Step({ list, to, label, icon: Icon }: StepProps) {
  const arrow = <Icon className={styles.arrow} aria-hidden="true" />;
  return to === undefined ? (
    <span className={styles.end} aria-hidden="true">
      {arrow}
    </span>
  ) : (
    <Link to={to} state={fromList(list)} className={styles.step} aria-label={label} title={label}>
      {arrow}
    </Link>
  );
}
