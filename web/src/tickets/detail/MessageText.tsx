import { useId, useState } from "react";
import { Button } from "../../ui/action/Button";
import styles from "./Conversation.module.css";
import { linkParts } from "./linkParts";
import { conversationTexts } from "./texts";

/** A longer text folds. The lines are estimated, because measuring would draw every message twice. */
const MOST_LINES = 14;
const LETTERS_PER_LINE = 80;

function isLong(text: string): boolean {
  let lines = 0;
  for (const line of text.split("\n", MOST_LINES + 1)) {
    lines += Math.max(1, Math.ceil(line.length / LETTERS_PER_LINE));
  }
  return lines > MOST_LINES;
}

export type MessageTextProps = {
  text: string;
  /** True for a message that must be whole: the newest one. */
  isWhole: boolean;
};

/** The text of a message with its links; a long one opens with a button. Paper shows it whole. */
export function MessageText({ text, isWhole }: MessageTextProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const folds = !isWhole && isLong(text);
  // An address may occur twice, so the key of a part is its place.
  const parts = linkParts(text).map((part, place) => ({ ...part, place }));
  return (
    <>
      <p
        id={id}
        className={styles.content}
        dir="auto"
        data-folded={(folds && !isOpen) || undefined}
      >
        {parts.map(({ text: words, href, place }) =>
          href === undefined ? (
            words
          ) : (
            <a key={place} href={href} target="_blank" rel="noopener noreferrer">
              {words}
            </a>
          ),
        )}
      </p>
      {folds && (
        <div>
          <Button
            size="small"
            variant="quiet"
            expanded={isOpen}
            controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? conversationTexts.fold : conversationTexts.unfold}
          </Button>
        </div>
      )}
    </>
  );
}
