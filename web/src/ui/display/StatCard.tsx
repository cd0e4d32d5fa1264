import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import styles from "./StatCard.module.css";

export type StatCardProps = {
  label: string;
  lang?: string | undefined;
  /** A number, already formatted in Indonesian. */
  value: string;
  hint?: string | undefined;
  hintLang?: string | undefined;
  /** A badge or icon that says what is counted. */
  mark?: ReactNode;
  /** Address of the counted list; the whole card is a link to it. */
  to?: string | undefined;
  /** True if the screen shows the list that this card counts. */
  current?: boolean | undefined;
};

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
