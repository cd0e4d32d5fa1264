import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link, useLocation } from "react-router-dom";
import { returnTo } from "./lastList";
import styles from "./PageHeader.module.css";

export type PageHeaderProps = {
  title: string;
  lang?: string | undefined;
  /** One line that says what the page is for. */
  purpose?: string | undefined;
  back?: { to: string; label: string } | undefined;
  /** Badges and the like, beside the title. */
  marks?: ReactNode;
  actions?: ReactNode;
};

/** Leads to the list as it was left: as far down, with the focus on what was opened from it. */
function BackLink({ to, label }: { to: string; label: string }) {
  const { pathname } = useLocation();
  return (
    <Link to={to} state={returnTo(to, pathname)} className={styles.back}>
      <ArrowLeft className={styles.arrow} aria-hidden="true" />
      {label}
    </Link>
  );
}

/** The page's only h1; it can take the focus when the page changes. */
export function PageHeader({ title, lang, purpose, back, marks, actions }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      {back && <BackLink {...back} />}
      <div className={styles.row}>
        <div className={styles.words}>
          <div className={styles.heading}>
            <h1 tabIndex={-1} lang={lang} dir="auto" className={styles.title}>
              {title}
            </h1>
            {marks}
          </div>
          {purpose && <p className={styles.purpose}>{purpose}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </header>
  );
}
