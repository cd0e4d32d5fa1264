import { CircleX, RotateCcw } from "lucide-react";
import { useState } from "react";
import { useAnnouncedDispatch } from "../../app/useAnnouncedDispatch";
import type { TicketDetail } from "../../core/pkg/portal_core";
import { Button } from "../../ui/action/Button";
import { CloseTicketDialog } from "../status/CloseTicketDialog";

/** What a business entity does to its own ticket: close it, and open it again. */
export function RequesterActions({ ticket: { id, can } }: { ticket: TicketDetail }) {
  const announce = useAnnouncedDispatch();
  const [closing, setClosing] = useState(false);
  return (
    <>
      {can.close && (
        <Button icon={CircleX} lang="en" onClick={() => setClosing(true)}>
          Close Ticket
        </Button>
      )}
      {can.reopen && (
        <Button
          icon={RotateCcw}
          onClick={() =>
            announce({ ticket: { reopen: { ticket: id } } }, `Tiket ${id} dibuka kembali.`)
          }
        >
          Buka kembali
        </Button>
      )}
      <CloseTicketDialog ticket={closing ? id : undefined} onClose={() => setClosing(false)} />
    </>
  );
}
