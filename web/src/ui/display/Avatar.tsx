import styles from "./Avatar.module.css";

export type AvatarProps = {
  /** Two letters. Screen readers skip them, because the name is beside them. */
  initials: string;
  tone?: "neutral" | "accent" | "copper" | undefined;
  size?: "tiny" | "small" | "regular" | undefined;
};

export function Avatar({ initials, tone = "neutral", size = "regular" }: AvatarProps) {
  return (
    <span className={styles.avatar} data-tone={tone} data-size={size} aria-hidden="true">
      {initials}
    </span>
  );
}
