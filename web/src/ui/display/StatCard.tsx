import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import styles from "./StatCard.module.css";

export type StatCardProps = {
  label: string;
  lang?: string | undefined;
  /** Already written out in Indonesian figures. */
  value: string;
  hint?: string | undefined;
  hintLang?: string | undefined;
  /** A badge or icon that says which kind is counted. */
  mark?: ReactNode;
  /** The list the number counts; the whole card leads there. */
  to?: string | undefined;
  /** The list in sight is the one this card counts. */
  current?: boolean | undefined;
};

/** A number with its name. */
export function StatCard({
  label,
  lang,
  value,
  hint,
  hintLang,
  mark,
  to,
  current = false,
}: StatCardProps) {
  const content = (
    <>
      <span className={styles.label}>
        {mark}
        <span lang={lang}>{label}</span>
      </span>
      <span className={styles.value}>{value}</span>
      {hint && (
        <span className={styles.hint} lang={hintLang}>
          {hint}
        </span>
      )}
    </>
  );
  if (to === undefined) return <div className={styles.card}>{content}</div>;
  return (
    <Link to={to} className={styles.card} aria-current={current || undefined}>
      {content}
    </Link>
  );
}
