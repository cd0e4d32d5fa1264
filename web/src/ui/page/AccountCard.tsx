import { Avatar } from "../display/Avatar";
import styles from "./AccountCard.module.css";

export type AccountCardProps = {
  initials: string;
  name: string;
  /** The e-mail. */
  detail: string;
};

/** The person who is acting, as the face of the account button. On a phone only the avatar is visible. */
export function AccountCard({ initials, name, detail }: AccountCardProps) {
  return (
    <span className={styles.account}>
      <Avatar initials={initials} tone="accent" size="small" />
      <span className={styles.words}>
        <span className={styles.name} dir="auto" title={name}>
          {name}
        </span>{" "}
        <span className={styles.detail} title={detail}>
          {detail}
        </span>
      </span>
    </span>
  );
}

/** Class of the button around the card. */
export const accountButton = styles.button;
