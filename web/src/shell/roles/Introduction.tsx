import { Mark } from "../../ui/page/Mark";
import styles from "./Introduction.module.css";

/** What the portal is. */
export function Introduction() {
  return (
    <div className={styles.introduction}>
      <h1 tabIndex={-1} className={styles.name}>
        <Mark size={40} />
        Portal Minerba
      </h1>
      <p className={styles.purpose}>
        Satu tempat untuk keluhan, audit data, dan dashboard mineral dan batu bara.
      </p>
    </div>
  );
}
