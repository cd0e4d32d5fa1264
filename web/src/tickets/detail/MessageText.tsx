import { useId, useState } from "react";
import type { MessageBlock } from "../../engine";
import { Button } from "../../ui/action/Button";
import styles from "./Conversation.module.css";
import { MessageBlocks } from "./MessageBlocks";
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
  blocks: readonly MessageBlock[];
  /** True for a message that must be whole, such as the newest one. */
  isWhole: boolean;
};

/** The text of a message with its formatting; a long one opens with a button. Paper shows it whole. */
export function MessageText({ text, blocks, isWhole }: MessageTextProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const folds = !isWhole && isLong(text);
  return (
    <>
      <div id={id} className={styles.content} data-folded={(folds && !isOpen) || undefined}>
        <MessageBlocks blocks={blocks} />
      </div>
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
