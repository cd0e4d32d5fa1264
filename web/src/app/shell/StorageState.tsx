import { Clock, MemoryStick } from "lucide-react";
import { useSession } from "../../core/useView";
import styles from "./StorageState.module.css";

/** Where the data is, and by which clock times are told. */
export function StorageState() {
  const { zone } = useSession();
  return (
    <dl className={styles.facts}>
      <div className={styles.fact}>
        <dt className={styles.term}>
          <MemoryStick className={styles.icon} aria-hidden="true" />
          Data di memori
        </dt>
        <dd>
          Hanya di halaman ini; kembali ke data contoh bila halaman ditutup atau dimuat ulang.
        </dd>
      </div>
      <div className={styles.fact}>
        <dt className={styles.term}>
          <Clock className={styles.icon} aria-hidden="true" />
          Zona waktu {zone}
        </dt>
        <dd>Mengikuti jam perangkat ini.</dd>
      </div>
    </dl>
  );
}
