import styles from "./auditors.module.css";

/** An e-mail address that breaks before its '@' where it does not fit on one line. */
export function EmailAddress({ address }: { address: string }) {
  const at = Math.max(address.lastIndexOf("@"), 0);
  return (
    <bdi className={styles.email}>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </bdi>
  );
}
