import { Info } from "lucide-react";
import type { Entry } from "../../engine";
import styles from "./Conversation.module.css";
import { ConversationEntry, VOICES } from "./ConversationEntry";
import { conversationTexts } from "./texts";

export type ConversationProps = {
  entries: readonly Entry[];
  /** Quotes an entry in the composer; absent if nothing can be written. */
  onQuote?: ((entry: Entry) => void) | undefined;
};

/** The messages in one column, the description first (§2.3). */
export function Conversation({ entries, onQuote }: ConversationProps) {
  return (
    <section className={styles.section} aria-labelledby="percakapan">
      <h2 id="percakapan" className={styles.heading}>
        {conversationTexts.title}
      </h2>
      <ol className={styles.conversation}>
        {entries.map((entry, index) => {
          const voice = VOICES[entry.voice];
          const before = entries[index - 1];
          const isContinued = before?.sender === entry.sender && before.voice === entry.voice;
          return (
            <li
              key={entry.key}
              className={styles.item}
              data-side={voice.side}
              data-tone={voice.side === "note" ? "copper" : undefined}
              data-continued={isContinued || undefined}
            >
              {voice.side === "centre" ? (
                <SystemEntry entry={entry} />
              ) : (
                <ConversationEntry
                  entry={entry}
                  voice={voice}
                  isContinued={isContinued}
                  isLast={index === entries.length - 1}
                  onQuote={onQuote}
                />
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
