import { MessageSquareReply } from "lucide-react";
import { Button } from "../../ui/action/Button";
import { useReplyTarget } from "./replyTarget";

/** Keeps the reply in reach of a long conversation. */
export function ReplyJump() {
  const reply = useReplyTarget();
  if (!reply) return null;
  return (
    <Button size="small" icon={MessageSquareReply} onClick={reply.focus}>
      Tulis balasan
    </Button>
  );
}
