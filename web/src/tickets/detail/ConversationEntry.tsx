import type { Entry, Voice } from "../../engine";
import { EntryFiles } from "../../shared/files/EntryFiles";
import { Avatar } from "../../ui/display/Avatar";
import styles from "./Conversation.module.css";
import { MessageText } from "./MessageText";
import { conversationTexts } from "./texts";

type VoiceLook =
  | { side: "centre" }
  | { side: "left" | "right"; word: string; avatar: "neutral" | "accent" | "copper" };

/** Side, label and avatar colour of each kind of sender (§6). */
export const VOICES: Record<Voice, VoiceLook> = {
  requester: { side: "left", word: conversationTexts.voices.requester, avatar: "copper" },
  ministry: { side: "right", word: conversationTexts.voices.ministry, avatar: "accent" },
  system: { side: "centre" },
  other: { side: "left", word: conversationTexts.voices.other, avatar: "neutral" },
};

export type ConversationEntryProps = {
  entry: Entry;
  voice: Exclude<VoiceLook, { side: "centre" }>;
  /** True if the message before is by the same person: the sender is not repeated. */
  isContinued: boolean;
  isLast: boolean;
};

export function ConversationEntry(props: ConversationEntryProps) {
  const { entry, voice, isContinued, isLast } = props;
  return (
    <article className={styles.entry} aria-label={`${entry.senderName}, ${entry.timestamp}`}>
      {isContinued ? (
        <p className={styles.when}>{entry.timestamp}</p>
      ) : (
        <header className={styles.from}>
          <Avatar initials={entry.avatar} tone={voice.avatar} />
          <div className={styles.who}>
            <p className={styles.name}>
              <strong>
                <bdi>{entry.senderName}</bdi>
              </strong>
              <span className={styles.voice}>{voice.word}</span>
            </p>
            <p className={styles.when}>
              <span className={styles.address}>{entry.sender}</span>
              <span>{entry.timestamp}</span>
            </p>
          </div>
        </header>
      )}
      <MessageText text={entry.content} isWhole={isLast} />
      <EntryFiles files={entry.files} sender={entry.senderName} />
    </article>
  );
}
