import { useState } from "react";
import type { TicketDetail } from "../../engine";
import { Button } from "../../ui/action/Button";
import { Dialog } from "../../ui/overlay/Dialog";
import { AssignDialog } from "../assign/AssignDialog";
import { AboutTicket } from "./AboutTicket";
import styles from "./actions.module.css";
import { GiveBackDialog } from "./GiveBackDialog";

export type ReassignDialogProps = {
  ticket: Pick<TicketDetail, "id" | "can">;
  isOpen: boolean;
  onClose: () => void;
};

/** The 'Re-Assign Ticket' dialog (§2.5): to another agent, or back to the administrator (decisions §4). */
export function ReassignDialog({ isOpen, ...props }: ReassignDialogProps) {
  // Unmounted while closed, so that each opening starts with the first question.
  return isOpen ? <Reassigning {...props} /> : null;
}

function Reassigning({ ticket, onClose }: Omit<ReassignDialogProps, "isOpen">) {
  const [way, setWay] = useState<"agent" | "administrator">();
  if (way === "agent") return <AssignDialog ticket={ticket.id} onClose={onClose} />;
  if (way === "administrator") return <GiveBackDialog ticket={ticket.id} onClose={onClose} />;
  return (
    <Dialog isOpen onClose={onClose} title="Re-Assign Ticket" lang="en" size="small">
      <div className={styles.ways}>
        <AboutTicket ticket={ticket.id} />
        <section className={styles.way}>
          <h3>Agen lain</h3>
          <p className={styles.about}>Tiket langsung berpindah; statusnya tetap.</p>
          <Button variant="primary" onClick={() => setWay("agent")}>
            Pilih agen lain
          </Button>
        </section>
        <section className={styles.way}>
          <h3>Administrator</h3>
          <p className={styles.about}>
            Tiket masuk daftar Re-Assign administrator beserta alasan Anda.
          </p>
          <Button
            reason={
              ticket.can.giveBack
                ? undefined
                : "Hanya tiket berstatus Open atau Pending yang dapat dikembalikan."
            }
            onClick={() => setWay("administrator")}
          >
            Kembalikan ke administrator
          </Button>
        </section>
      </div>
    </Dialog>
  );
}
