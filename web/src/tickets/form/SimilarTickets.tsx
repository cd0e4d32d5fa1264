import { useDeferredValue, useId } from "react";
import { Link } from "react-router-dom";
import { useSession, useView } from "../../engine";
import { TICKET_PATH } from "../../shared/ticketPath";
import { LiveRegion } from "../../ui/feedback/LiveRegion";
import { Panel } from "../../ui/page/Panel";
import { VisuallyHidden } from "../../ui/page/VisuallyHidden";
import { TicketStatus } from "../status/TicketStatus";
import styles from "./TicketForm.module.css";
import { similarTexts } from "./texts";

export type SimilarTicketsProps = { title: string; description: string };

/** The company's own tickets that are like the one it is writing; nothing if there are none. */
export function SimilarTickets(typed: SimilarTicketsProps) {
  const title = useDeferredValue(typed.title);
  const description = useDeferredValue(typed.description);
  const answer = useView("similarTickets", { title, description });
  const { role } = useSession();
  const hint = useId();
  const found = answer.kind === "ok" ? answer.value : [];
  return (
    <>
      <LiveRegion message={found.length > 0 ? similarTexts.found(found.length) : ""} />
      {found.length > 0 && (
        <div className={styles.similar}>
          <Panel title={similarTexts.title}>
            <p id={hint} className={styles.legend}>
              {similarTexts.hint}
            </p>
            <ul className={styles.similarList} aria-describedby={hint}>
              {found.map((ticket) => (
                <li key={ticket.id}>
                  <Link to={TICKET_PATH[role](ticket.id)} target="_blank" rel="noopener">
                    <bdi>{ticket.title}</bdi>
                    <VisuallyHidden> {similarTexts.opens}</VisuallyHidden>
                  </Link>
                  <p className={styles.similarMarks}>
                    {ticket.id} <TicketStatus status={ticket.status} />
                  </p>
                  {ticket.answer !== undefined && (
                    <p className={styles.answer}>
                      {similarTexts.answer} <bdi>{ticket.answer}</bdi>
                    </p>
                  )}
                </li>
              ))}
            </ul>
          </Panel>
        </div>
      )}
    </>
  );
}
