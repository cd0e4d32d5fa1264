import { Info } from "lucide-react";
import { useRef } from "react";
import type { Entry } from "../../engine";
import { useAnchor } from "../../shared/useAnchor";
import styles from "./Conversation.module.css";
import { ConversationEntry, VOICES } from "./ConversationEntry";
import { NewReplies } from "./NewReplies";
import { conversationTexts } from "./texts";

export type ConversationProps = {
  entries: readonly Entry[];
  /** The new messages in words, and the key of the first of them. */
  news?: { words?: string | undefined; first?: string | undefined } | undefined;
  /** Quotes an entry in the composer; absent if nothing can be written. */
  onQuote?: ((entry: Entry) => void) | undefined;
};

/** The messages in one column, the description first (§2.3). */
export function Conversation({ entries, news: { words, first } = {}, onQuote }: ConversationProps) {
  const divider = useRef<HTMLLIElement>(null);
  const anchor = useAnchor<HTMLLIElement>();

  function jump() {
    const node = first === anchor.named ? anchor.node.current : divider.current;
    node?.scrollIntoView({ block: "start" });
    node?.focus({ preventScroll: true });
  }

  return (
    <section className={styles.section} aria-labelledby="percakapan">
      <h2 id="percakapan" className={styles.heading}>
        {conversationTexts.title}
      </h2>
      <NewReplies words={words} onJump={jump} />
      <ol className={styles.conversation}>
        {entries.map((entry, index) => {
          const voice = VOICES[entry.voice];
          const before = entries[index - 1];
          const isFirstNew = entry.key === first;
          const isAnchored = entry.key === anchor.named;
          const isContinued =
            !isFirstNew && before?.sender === entry.sender && before.voice === entry.voice;
          return (
            <li
              key={entry.key}
              ref={isAnchored ? anchor.node : isFirstNew ? divider : undefined}
              tabIndex={isFirstNew || isAnchored ? -1 : undefined}
              data-anchored={isAnchored || undefined}
              className={styles.item}
              data-side={voice.side}
              data-tone={voice.side === "note" ? "copper" : undefined}
              data-continued={isContinued || undefined}
            >
              {isFirstNew && <p className={styles.new}>{conversationTexts.new}</p>}
              {voice.side === "centre" ? (
                <SystemEntry entry={entry} />
              ) : (
                <ConversationEntry
                  entry={entry}
                  voice={voice}
                  isContinued={isContinued}
                  isWhole={isAnchored || index === entries.length - 1}
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
