import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link, useLocation } from "react-router-dom";
import { returnTo } from "./lastList";
import styles from "./PageHeader.module.css";

export type PageHeaderProps = {
  title: string;
  lang?: string | undefined;
  /** One line about the purpose of the page. */
  purpose?: string | undefined;
  back?: { to: string; label: string } | undefined;
  /** At the other end of the line of `back`. */
  besideBack?: ReactNode;
  /** Badges beside the title. */
  marks?: ReactNode;
  /** A control before the actions; on a phone at the end of the title's line. */
  corner?: ReactNode;
  actions?: ReactNode;
};

/** A link to the list, which restores its scroll position and focuses the row that was opened. */
function BackLink({ to, label }: { to: string; label: string }) {
  const { pathname } = useLocation();
  return (
    <Link to={to} state={returnTo(to, pathname)} className={styles.back}>
      <ArrowLeft className={styles.arrow} aria-hidden="true" />
      {label}
    </Link>
  );
}

/** The page's only h1. It can take the focus after a navigation. */
export function PageHeader(props: PageHeaderProps) {
  const { title, lang, purpose, back, besideBack, marks, corner, actions } = props;
  return (
    <header className={styles.header}>
      {back && (
        <div className={styles.top}>
          <BackLink {...back} />
          {besideBack}
        </div>
      )}
      <div className={styles.row}>
        <div className={styles.words}>
          <div>
            <h1 tabIndex={-1} lang={lang} dir="auto" className={styles.title}>
              {title}
            </h1>
            {marks}
          </div>
          {purpose && <p className={styles.purpose}>{purpose}</p>}
        </div>
        {corner && <div className={styles.corner}>{corner}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </header>
  );
}
