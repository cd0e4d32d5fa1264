import { Loading } from "../../ui/feedback/Loading";
import styles from "./WidgetCard.module.css";

/** Stands where a widget will be once its columns are read. */
export const WidgetToCome = ({ title }: { title: string }) => (
  <section className={styles.card} aria-label={title} aria-busy="true">
    <header className={styles.header}>
      <h2 className={styles.title}>{title}</h2>
    </header>
    <div className={styles.content}>
      <Loading label="Memuat data..." lines={3} />
    </div>
  </section>
);
