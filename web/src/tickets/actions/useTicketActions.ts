import { useContext } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useSession } from "../../engine";
import { TICKET_PATH } from "../../shared/ticketPath";
import { toast } from "../../shared/toast/toast";
import { printTicket, requestPrint } from "../print/printTicket";
import { Sharing } from "./sharing";
import { quickTexts } from "./texts";

export type TicketActions = {
  print: () => void;
  exportPdf: () => Promise<void>;
  share: () => void;
};

/** The Quick Actions of §2.3 for one ticket, from any page of its area. */
export function useTicketActions(id: string): TicketActions {
  const openShareDialog = useContext(Sharing);
  const { role } = useSession();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const path = TICKET_PATH[role](id);

  return {
    print() {
      // Printing needs the ticket's own page.
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
        const { isDone, message } = await exportTicketPdf(id);
        toast(message, isDone ? "success" : "danger");
      } catch {
        // The PDF program is loaded on first use, which fails without a network.
        toast(quickTexts.pdfFailed, "danger");
      }
    },
    share() {
      openShareDialog(id);
    },
  };
}
