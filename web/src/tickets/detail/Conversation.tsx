import type { Entry } from "../../engine";
import { ReplyJump } from "../reply/ReplyJump";
import styles from "./Conversation.module.css";
import { ConversationEntry } from "./ConversationEntry";
import { SystemEntry } from "./SystemEntry";
import { VOICES } from "./voices";

/** What was said, in one reading column: the description first (§2.3). */
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
