import { useContext } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useSession } from "../../core/useView";
import { toast } from "../../ui/feedback/toast";
import { printTicket, requestPrint } from "../print/printTicket";
import { Sharing } from "./sharing";
import { TICKET_PATH } from "./ticketPath";

export type TicketActions = {
  print: () => void;
  exportPdf: () => Promise<void>;
  share: () => void;
};

/** The Quick Actions of §2.3 for one ticket, wherever in its area one is. */
export function useTicketActions(id: string): TicketActions {
  const openShareDialog = useContext(Sharing);
  const { role } = useSession();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const path = TICKET_PATH[role](id);

  return {
    print() {
      // What is printed is the ticket's own page.
      if (pathname === path) {
        void printTicket();
        return;
      }
      requestPrint(id);
      navigate(path);
    },
    async exportPdf() {
      try {
        const { exportTicketPdf } = await import("../print/exportTicketPdf");
        toast(`PDF tersimpan sebagai ${await exportTicketPdf(id)}.`);
      } catch (error) {
        toast(error instanceof Error ? error.message : "PDF gagal dibuat. Coba lagi.", "danger");
      }
    },
    share() {
      openShareDialog(id);
    },
  };
}
