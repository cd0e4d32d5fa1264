import styles from "./TextParagraphs.module.css";
import { uniqueKeys } from "./uniqueKeys";

export function TextParagraphs({ paragraphs }: { paragraphs: readonly string[] }) {
  const keys = uniqueKeys(paragraphs);
  return (
    <div className={styles.text}>
      {paragraphs.map((paragraph, at) => (
        <p key={keys[at]} dir="auto">
          {paragraph}
        </p>
      ))}
    </div>
  );
}
