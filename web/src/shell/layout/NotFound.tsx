import { Link, useLocation } from "react-router-dom";
import { ROLE_ENTRIES } from "../../shared/roleEntries";
import { useTitle } from "../../shared/useTitle";
import { PageHeader } from "../../ui/page/PageHeader";
import { Panel } from "../../ui/page/Panel";
import styles from "./NotFound.module.css";

/** Links to all seven areas. */
function RoleLinks() {
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

/** Shown for an address without a screen. */
export function NotFound() {
  useTitle("Halaman tidak ditemukan");
  const { pathname } = useLocation();
  return (
    <>
      <PageHeader
        title="Halaman tidak ditemukan"
        purpose="Alamat ini tidak ada di portal. Mungkin salah ketik, atau tautannya sudah usang."
      />
      <p className={styles.sought}>
        Yang dicari: <code>{pathname}</code>
      </p>
      <Panel title="Lanjutkan ke salah satu area">
        <RoleLinks />
      </Panel>
    </>
  );
}
