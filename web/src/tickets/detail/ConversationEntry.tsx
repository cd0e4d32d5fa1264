import { Lock, Quote } from "lucide-react";
import type { Entry, Voice } from "../../engine";
import { EntryFiles } from "../../shared/files/EntryFiles";
import { IconButton } from "../../ui/action/IconButton";
import { Avatar } from "../../ui/display/Avatar";
import { EntryOrigin } from "../cases/CaseNotice";
import { SplitMessage } from "../cases/SplitMessage";
import styles from "./Conversation.module.css";
import { MessageText } from "./MessageText";
import { NoteTools } from "./NoteTools";
import { conversationTexts } from "./texts";

type VoiceLook =
  | { side: "centre" }
  | { side: "left" | "right" | "note"; word: string; avatar: "neutral" | "accent" | "copper" };

/** Side, label and avatar colour of each kind of sender (§6). */
export const VOICES: Record<Voice, VoiceLook> = {
  requester: { side: "left", word: conversationTexts.voices.requester, avatar: "copper" },
  ministry: { side: "right", word: conversationTexts.voices.ministry, avatar: "accent" },
  system: { side: "centre" },
  note: { side: "note", word: conversationTexts.voices.note, avatar: "copper" },
  other: { side: "left", word: conversationTexts.voices.other, avatar: "neutral" },
};

export type ConversationEntryProps = {
  entry: Entry;
  voice: Exclude<VoiceLook, { side: "centre" }>;
  /** True if the message before is by the same person: the sender is not repeated. */
  isContinued: boolean;
  /** True if a long text is not folded. */
  isWhole: boolean;
  onQuote: ((entry: Entry) => void) | undefined;
};

export function ConversationEntry(props: ConversationEntryProps) {
  const { entry, voice, isContinued, isWhole, onQuote } = props;
  const { note } = entry;
  const name = note ? `${voice.word}, ${entry.senderName}` : entry.senderName;
  return (
    <article className={styles.entry} aria-label={`${name}, ${entry.timestamp}`}>
      <div className={styles.head}>
        {isContinued ? (
          <p className={styles.when}>
            {note && <NoteWord word={voice.word} />}
            <span>{entry.timestamp}</span>
            <EntryOrigin entry={entry} />
            {note?.edited && <span>{conversationTexts.edited(note.edited)}</span>}
          </p>
        ) : (
          <header className={styles.from}>
            <Avatar initials={entry.avatar} tone={voice.avatar} />
            <div className={styles.who}>
              <p className={styles.name}>
                <strong>
                  <bdi>{entry.senderName}</bdi>
                </strong>
                {note ? (
                  <NoteWord word={voice.word} />
                ) : (
                  <span className={styles.voice}>{voice.word}</span>
                )}
              </p>
              <p className={styles.when}>
                <span className={styles.address}>
                  {note ? conversationTexts.onlyStaff : entry.sender}
                </span>
                <span>{entry.timestamp}</span>
                <EntryOrigin entry={entry} />
                {note?.edited && <span>{conversationTexts.edited(note.edited)}</span>}
              </p>
            </div>
          </header>
        )}
        <div className={styles.tools}>
          {onQuote && (
            <IconButton
              size="small"
              icon={Quote}
              label={conversationTexts.quote}
              onClick={() => onQuote(entry)}
            />
          )}
          <SplitMessage entry={entry} />
          {note?.isOwn && <NoteTools note={note.id} content={entry.content} />}
        </div>
      </div>
      <MessageText text={entry.content} blocks={entry.blocks} isWhole={isWhole} />
      <EntryFiles files={entry.files} sender={entry.senderName} />
    </article>
  );
}

function NoteWord({ word }: { word: string }) {
  return (
    <span className={styles.noteWord}>
      <Lock className={styles.noteIcon} aria-hidden="true" />
      {word}
    </span>
  );
}
