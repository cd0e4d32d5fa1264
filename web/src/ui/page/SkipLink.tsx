import styles from "./SkipLink.module.css";
import { shellTexts } from "./texts";

export type SkipLinkProps = { targetId: string };

/** The first Tab stop: skips the menus. */
export function SkipLink({ targetId }: SkipLinkProps) {
  return (
    <a
      href={`#${targetId}`}
      className={styles.skip}
      onClick={(event) => {
        // In the single file the router owns the fragment of the address.
        event.preventDefault();
        document.getElementById(targetId)?.focus();
      }}
    >
      {shellTexts.skip}
    </a>
  );
}
