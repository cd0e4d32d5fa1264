import styles from "./Promises.module.css";

/** Says where the data stay. */
export function Promises() {
  return (
    <dl className={styles.promises}>
      <div>
        <dt className={styles.term}>Tanpa login</dt>
        <dd>Pilih peran, lalu langsung bekerja dengan data contoh.</dd>
      </div>
      <div>
        <dt className={styles.term}>Tanpa server</dt>
        <dd>
          Data tersimpan di peramban ini saja dan tidak dikirim ke mana pun. Simpan cadangan untuk
          membawanya ke perangkat lain.
        </dd>
      </div>
    </dl>
  );
}
