import { Info, MessageSquareReply } from "lucide-react";
import type { Entry } from "../../engine";
import { Button } from "../../ui/action/Button";
import { useReplyTarget } from "../reply/replyTarget";
import styles from "./Conversation.module.css";
import { ConversationEntry, VOICES } from "./ConversationEntry";

/** The messages in one column, the description first (§2.3). */
export function Conversation({ entries }: { entries: readonly Entry[] }) {
  return (
    <section aria-labelledby="percakapan">
      <header className={styles.heading}>
        <h2 id="percakapan">Percakapan</h2>
        <ReplyJump />
      </header>
      <ol className={styles.conversation}>
        {entries.map((entry) => {
          const voice = VOICES[entry.voice];
          return (
            <li key={entry.key} className={styles.item} data-side={voice.side}>
              {voice.side === "centre" ? (
                <SystemEntry entry={entry} />
              ) : (
                <ConversationEntry entry={entry} voice={voice} />
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function SystemEntry({ entry }: { entry: Entry }) {
  return (
    <div className={styles.system}>
      <p className={styles.systemText}>
        <Info className={styles.systemIcon} aria-hidden="true" />
        <strong lang="en">{entry.senderName}</strong> {entry.content}
      </p>
      <p className={styles.when}>{entry.timestamp}</p>
    </div>
  );
}

/** A button that jumps from a long conversation to the reply field. */
function ReplyJump() {
  const reply = useReplyTarget();
  if (!reply) return null;
  return (
    <Button size="small" icon={MessageSquareReply} onClick={reply.focus}>
      Tulis balasan
    </Button>
  );
}
