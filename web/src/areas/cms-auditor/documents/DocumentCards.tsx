import type { DocumentCard as Card } from "../../../engine";
import { DocumentCard } from "./DocumentCard";
import styles from "./DocumentCards.module.css";
import type { DocumentTask } from "./documentTask";
import { shelfTexts } from "./texts";

export type DocumentCardsProps = {
  documents: readonly Card[];
  /** True if the cards come from several stages or companies. */
  showsPlace: boolean;
  onAsk: (task: DocumentTask) => void;
};

export function DocumentCards({ documents, ...card }: DocumentCardsProps) {
  return (
    <ul className={styles.grid} aria-label={shelfTexts.documents}>
      {documents.map((document) => (
        <li key={document.id}>
          <DocumentCard document={document} {...card} />
        </li>
      ))}
    </ul>
  );
}
