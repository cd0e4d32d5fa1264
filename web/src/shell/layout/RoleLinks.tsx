import { Link } from "react-router-dom";
import { ROLE_ENTRIES } from "../../shared/roleEntries";
import styles from "./RoleLinks.module.css";

/** A way into each of the seven areas. */
export function RoleLinks() {
  return (
    <ul className={styles.links}>
      {Object.values(ROLE_ENTRIES).map(({ label, icon: Icon, to, lang }) => (
        <li key={to}>
          <Link to={to} lang={lang} className={styles.link}>
            <Icon className={styles.icon} aria-hidden="true" />
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
