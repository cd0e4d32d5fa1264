import type { MessageBlock, MessageSpan } from "../../engine";
import styles from "./Conversation.module.css";

/**
 * The formatting that the core read, as elements. No text becomes markup. Places never change, so they are keys.
 */
export function MessageBlocks({ blocks }: { blocks: readonly MessageBlock[] }) {
  return keyed(blocks).map(({ key, part }) => <Block key={key} block={part} />);
}

const keyed = <T,>(parts: readonly T[]) => parts.map((part, key) => ({ key, part }));

function Block({ block }: { block: MessageBlock }) {
  switch (block.kind) {
    case "text":
      return (
        <p className={styles.text} dir="auto">
          <Spans spans={block.spans} />
        </p>
      );
    case "bullets":
      return (
        <ul className={styles.list}>
          <Items items={block.items} />
        </ul>
      );
    case "numbers":
      return (
        <ol className={styles.list} start={block.first}>
          <Items items={block.items} />
        </ol>
      );
    case "quote":
      return (
        <blockquote className={styles.quote}>
          <MessageBlocks blocks={block.blocks} />
        </blockquote>
      );
  }
}

const Items = ({ items }: { items: readonly (readonly MessageSpan[])[] }) =>
  keyed(items).map(({ key, part }) => (
    <li key={key} className={styles.text} dir="auto">
      <Spans spans={part} />
    </li>
  ));

const Spans = ({ spans }: { spans: readonly MessageSpan[] }) =>
  keyed(spans).map(({ key, part }) =>
    part.isBold ? (
      <strong key={key}>
        <Words span={part} />
      </strong>
    ) : (
      <Words key={key} span={part} />
    ),
  );

function Words({ span: { text, href, target } }: { span: MessageSpan }) {
  if (href === undefined) return text;
  return (
    <>
      <a href={href} target="_blank" rel="noopener noreferrer">
        {text}
      </a>
      {target !== undefined && <span className={styles.target}> ({target})</span>}
    </>
  );
}
