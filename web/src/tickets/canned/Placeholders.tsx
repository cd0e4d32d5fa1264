import { useView } from "../../engine";
import { Button } from "../../ui/action/Button";
import styles from "./canned.module.css";

/** A placeholder that is missing here is shown without a meaning. */
const MEANINGS: Record<string, string> = {
  "{requester}": "nama pemohon",
  "{code}": "kode tiket",
  "{agent}": "nama Anda",
  "{date}": "tanggal hari ini",
};

export function Placeholders({ onInsert }: { onInsert: (text: string) => void }) {
  const answer = useView("cannedReplies", { search: "", ticket: undefined });
  if (answer.kind === "refused") return null;
  return (
    <section className={styles.placeholders} aria-label="Isian otomatis">
      <p className={styles.help}>
        Isian otomatis diganti saat balasan disisipkan. Tekan untuk menaruhnya di kursor:
      </p>
      <ul className={styles.chips}>
        {answer.value.placeholders.map((placeholder) => (
          <li key={placeholder}>
            <Button size="small" onClick={() => onInsert(placeholder)}>
              <code>{placeholder}</code> {MEANINGS[placeholder]}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
