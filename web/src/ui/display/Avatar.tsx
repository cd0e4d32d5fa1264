import styles from "./Avatar.module.css";

export type AvatarProps = {
  /** Two letters; the name stands beside, so they are not read aloud. */
  initials: string;
  tone?: "neutral" | "accent" | "copper" | undefined;
  size?: "small" | "regular" | undefined;
};

/** A person's initials. */
export function Avatar({ initials, tone = "neutral", size = "regular" }: AvatarProps) {
  return (
    <span className={styles.avatar} data-tone={tone} data-size={size} aria-hidden="true">
      {initials}
    </span>
  );
}
