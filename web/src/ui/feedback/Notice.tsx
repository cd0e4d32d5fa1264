import { X } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "../action/IconButton";
import type { NoticeTone } from "../display/tone";
import { feedbackTexts as texts } from "../texts";
import styles from "./Notice.module.css";
import { ToneIcon } from "./ToneIcon";

export type NoticeProps = {
  /** The message, word for word, alone in its element. */
  text: string;
  tone?: NoticeTone | undefined;
  /** Advice about what to do. */
  hint?: ReactNode;
  /** A button that follows the advice. */
  action?: ReactNode;
  /** If left out, the notice cannot be dismissed. */
  onDismiss?: (() => void) | undefined;
  /** True in a `NoticeList`, which announces its notices together. */
  isListed?: boolean | undefined;
};

/** A message in the page that stays until it is dismissed. A dismissible one is announced at once. */
export function Notice({
  text,
  tone = "danger",
  hint,
  action,
  onDismiss,
  isListed = false,
}: NoticeProps) {
  const role = onDismiss ? "alert" : "note";
  return (
    <div className={styles.notice} data-tone={tone} role={isListed ? undefined : role}>
      <ToneIcon tone={tone} className={styles.icon} />
      <div className={styles.words}>
        <p className={styles.text} dir="auto">
          {text}
        </p>
        {hint && <p className={styles.hint}>{hint}</p>}
        {action && <div className={styles.action}>{action}</div>}
      </div>
      {onDismiss && (
        <span className={styles.dismiss}>
          <IconButton size="small" icon={X} label={texts.dismiss} onClick={onDismiss} />
        </span>
      )}
    </div>
  );
}
