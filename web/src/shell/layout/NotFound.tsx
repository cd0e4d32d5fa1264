import { Link, useLocation } from "react-router-dom";
import { ROLE_ENTRIES } from "../../shared/roleEntries";
import { useTitle } from "../../shared/useTitle";
import { PageHeader } from "../../ui/page/PageHeader";
import { Panel } from "../../ui/page/Panel";
import styles from "./NotFound.module.css";
import { notFoundTexts as texts } from "./texts";

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
  useTitle(texts.title);
  const { pathname } = useLocation();
  return (
    <>
      <PageHeader title={texts.title} purpose={texts.purpose} />
      <p className={styles.sought}>
        {texts.opened} <code>{pathname}</code>
      </p>
      <Panel title={texts.areas}>
        <RoleLinks />
      </Panel>
    </>
  );
}
