import { MessageSquareText, Tags } from "lucide-react";
import { useState } from "react";
import type { TicketDetail } from "../../engine";
import { Button } from "../../ui/action/Button";
import { CannedRepliesDialog } from "../canned/CannedRepliesDialog";
import { LabelsDialog } from "../labels/LabelsDialog";

export function AgentQuickTools({ ticket: { id } }: { ticket: TicketDetail }) {
  const [open, setOpen] = useState<"canned" | "labels">();
  const close = () => setOpen(undefined);
  return (
    <>
      <Button fullWidth lang="en" icon={MessageSquareText} onClick={() => setOpen("canned")}>
        Canned Replies
      </Button>
      <Button fullWidth icon={Tags} onClick={() => setOpen("labels")}>
        Label
      </Button>
      <CannedRepliesDialog isOpen={open === "canned"} onClose={close} ticket={id} />
      <LabelsDialog isOpen={open === "labels"} onClose={close} ticket={id} />
    </>
  );
}
