import { useView } from "../../engine";
import { Button } from "../../ui/action/Button";
import styles from "./canned.module.css";
import { placeholderMeanings, placeholderTexts } from "./texts";

export function Placeholders({ onInsert }: { onInsert: (text: string) => void }) {
  const answer = useView("cannedReplies", { search: "", ticket: undefined });
  if (answer.kind === "refused") return null;
  return (
    <section className={styles.placeholders} aria-label={placeholderTexts.title}>
      <p className={styles.help}>{placeholderTexts.hint}</p>
      <ul className={styles.chips}>
        {answer.value.placeholders.map((placeholder) => (
          <li key={placeholder}>
            <Button size="small" onClick={() => onInsert(placeholder)}>
              <code>{placeholder}</code> {placeholderMeanings[placeholder]}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
