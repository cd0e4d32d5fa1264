import { ListStart } from "lucide-react";
import { useNavigate } from "react-router-dom";
import { readView, refusalText, useSession } from "../../engine";
import { TICKET_PATH } from "../../shared/ticketPath";
import { toast } from "../../shared/toast/toast";
import { Button } from "../../ui/action/Button";
import styles from "./NextTicketButton.module.css";
import { worklistTexts as texts } from "./texts";

const BESIDE_OTHERS = { size: "small", variant: "quiet" } as const;

/** Opens the next ticket to work on, after the open one if there is one, and says why it is next. */
export function NextTicketButton({ after }: { after?: string }) {
  const navigate = useNavigate();
  const { role } = useSession();

  function open() {
    const answer = readView("nextTicket", { after });
    if (answer.kind === "refused") return toast(refusalText(answer.refusal), "danger");
    const { ticket, waiting } = answer.value;
    if (ticket === undefined) return toast(waiting > 0 ? texts.onlyThis : texts.nothing, "info");
    toast(texts.why(ticket.why), "info");
    void navigate(TICKET_PATH[role](ticket.id));
  }

  return (
    <span className={styles.frame}>
      <Button
        {...(after === undefined ? {} : BESIDE_OTHERS)}
        icon={ListStart}
        shortcut="w"
        onClick={open}
      >
        {texts.next}
      </Button>
    </span>
  );
}
