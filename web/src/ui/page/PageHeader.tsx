import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
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

/** The page's only h1; it can take the focus when the page changes. */
export function PageHeader({ title, lang, purpose, back, marks, actions }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      {back && (
        <Link to={back.to} className={styles.back}>
          <ArrowLeft className={styles.arrow} aria-hidden="true" />
          {back.label}
        </Link>
      )}
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
