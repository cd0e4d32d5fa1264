import styles from "./SkipLink.module.css";

export type SkipLinkProps = { targetId: string };

/** The first stop of the Tab key: past the menus, to the content. */
export function SkipLink({ targetId }: SkipLinkProps) {
  return (
    <a
      href={`#${targetId}`}
      className={styles.skip}
      onClick={(event) => {
        // The fragment belongs to the router where the portal runs from a file.
        event.preventDefault();
        document.getElementById(targetId)?.focus();
      }}
    >
      Lewati ke isi
    </a>
  );
}
