import { MessageSquareReply } from "lucide-react";
import { type RefObject, useEffect, useState } from "react";
import { Button } from "../../ui/action/Button";
import styles from "./ReplyForm.module.css";

export type ReplyJumpProps = {
  form: RefObject<HTMLElement | null>;
  field: RefObject<HTMLTextAreaElement | null>;
};

/** Keeps the reply in reach of a long conversation: it leads to the form while that is out of sight. */
export function ReplyJump({ form, field }: ReplyJumpProps) {
  const [isAway, setAway] = useState(false);

  useEffect(() => {
    if (!form.current) return;
    const observer = new IntersectionObserver(([entry]) =>
      setAway(entry?.isIntersecting === false),
    );
    observer.observe(form.current);
    return () => observer.disconnect();
  }, [form]);

  if (!isAway) return null;
  return (
    <div className={styles.jump}>
      <Button variant="primary" icon={MessageSquareReply} onClick={() => field.current?.focus()}>
        Tulis balasan
      </Button>
    </div>
  );
}
