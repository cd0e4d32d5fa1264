import { Avatar } from "../display/Avatar";
import styles from "./AccountCard.module.css";

export type AccountCardProps = {
  initials: string;
  name: string;
  /** The role or the e-mail. */
  detail: string;
  detailLang?: string | undefined;
};

/** The person who is acting. */
export function AccountCard({ initials, name, detail, detailLang }: AccountCardProps) {
  return (
    <div className={styles.account}>
      <Avatar initials={initials} tone="accent" size="small" />
      <div className={styles.words}>
        <p className={styles.name} dir="auto" title={name}>
          {name}
        </p>
        <p className={styles.detail} title={detail} lang={detailLang}>
          {detail}
        </p>
      </div>
    </div>
  );
}
