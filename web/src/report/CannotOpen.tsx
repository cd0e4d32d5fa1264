import styles from "./ReportPage.module.css";

/** Stands in the place of a dashboard that cannot be opened. */
export function CannotOpen({ error }: { error: unknown }) {
  return (
    <main className={styles.page}>
      <h1>Laporan ini tidak dapat dibuka</h1>
      <p className={styles.advice}>
        Berkasnya mungkin terpotong saat disalin, atau peramban ini terlalu lama. Salin ulang
        berkasnya, atau buka dengan Chrome atau Edge 123, Firefox 120, Safari 17.5, atau sesudahnya.
      </p>
      <details>
        <summary>Rincian untuk tim teknis</summary>
        <code lang="en">{String(error)}</code>
      </details>
    </main>
  );
}
