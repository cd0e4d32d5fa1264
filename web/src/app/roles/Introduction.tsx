import { Mark } from "../../ui/page/Mark";
import styles from "./Introduction.module.css";

/** What the portal is, beside or above the roles. */
export function Introduction() {
  return (
    <header className={styles.introduction}>
      <svg viewBox="0 0 32 32" className={styles.crystal} aria-hidden="true">
        <path className={styles.shade} d="M16 1.5 5 11l11 19.5z" />
        <path className={styles.light} d="M16 1.5v29L27 11z" />
        <path className={styles.crown} d="M16 1.5 5 11l11 4.5L27 11z" />
      </svg>
      <div className={styles.words}>
        <h1 tabIndex={-1} className={styles.name}>
          <Mark size={40} />
          Portal Minerba
        </h1>
        <p className={styles.purpose}>
          Satu tempat untuk keluhan, audit data, dan dasbor mineral dan batu bara.
        </p>
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>Tanpa login</dt>
          <dd>Pilih peran, lalu langsung bekerja dengan data contoh.</dd>
        </div>
        <div>
          <dt>Tanpa server</dt>
          <dd>
            Data hanya ada di memori perangkat ini, tidak dikirim ke mana pun, dan kembali ke data
            contoh setelah halaman ditutup.
          </dd>
        </div>
      </dl>
    </header>
  );
}
