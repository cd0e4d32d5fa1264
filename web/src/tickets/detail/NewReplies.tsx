import { ArrowDown } from "lucide-react";
import { useState } from "react";
import { Button } from "../../ui/action/Button";
import { LiveRegion } from "../../ui/feedback/LiveRegion";
import { VisuallyHidden } from "../../ui/page/VisuallyHidden";
import styles from "./Conversation.module.css";
import { conversationTexts as texts } from "./texts";

type NewRepliesProps = { words: string | undefined; onJump: () => void };

/** The number of new messages, with a jump to the first of them. It is gone after the jump, until there are more. */
export function NewReplies({ words, onJump }: NewRepliesProps) {
  const [done, setDone] = useState<string>();

  function jump() {
    setDone(words);
    onJump();
  }

  return (
    <>
      <LiveRegion message={words} />
      {words && words !== done && (
        <div className={styles.newReplies}>
          <Button size="small" variant="primary" icon={ArrowDown} onClick={jump}>
            {words}
            <VisuallyHidden> {texts.jump}</VisuallyHidden>
          </Button>
        </div>
      )}
    </>
  );
}
