import { Copy } from "lucide-react";
import { toast } from "../../shared/toast/toast";
import { IconButton } from "../../ui/action/IconButton";
import { writeClipboard } from "../../ui/action/writeClipboard";
import styles from "./package.module.css";
import { hashTexts as texts } from "./texts";

export type HashLineProps = { label: string; hash: string };

/** A hash that can be copied. */
export function HashLine({ label, hash }: HashLineProps) {
  async function copy() {
    const isCopied = await writeClipboard(hash);
    toast(isCopied ? texts.copied : texts.notCopied, isCopied ? "success" : "danger");
  }
  return (
    <p className={styles.hash}>
      <span className={styles.label}>{label}</span>
      <code>{hash}</code>
      <IconButton size="small" icon={Copy} label={texts.copy} onClick={() => void copy()} />
    </p>
  );
}
