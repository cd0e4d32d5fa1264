import { Link } from "react-router-dom";
import { useVocabulary } from "../../core/useView";
import { ROLE_ENTRIES } from "../roleEntries";
import styles from "./RoleLinks.module.css";

/** A way into each of the seven areas. */
export function RoleLinks() {
  const { roles } = useVocabulary();
  return (
    <ul className={styles.links}>
      {roles.map(({ value, label }) => {
        const { icon: Icon, to, lang } = ROLE_ENTRIES[value];
        return (
          <li key={value}>
            <Link to={to} lang={lang} className={styles.link}>
              <Icon className={styles.icon} aria-hidden="true" />
              {label}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
