import { X } from "lucide-react";
import { Button } from "../action/Button";
import { Notice } from "./Notice";
import styles from "./NoticeList.module.css";
import type { ToastTone } from "./toast";

type ListedNotice = {
  key: string;
  text: string;
  tone?: ToastTone | undefined;
  hint?: string | undefined;
};

export type NoticeListProps = {
  notices: readonly ListedNotice[];
  onDismiss: (key: string) => void;
  onDismissAll: () => void;
};

/** Several notices in a box of limited height, so that five hundred of them break nothing. */
export function NoticeList({ notices, onDismiss, onDismissAll }: NoticeListProps) {
  if (notices.length === 0) return null;
  return (
    <div className={styles.frame}>
      <div className={styles.list}>
        {notices.map((notice) => (
          <Notice
            key={notice.key}
            text={notice.text}
            tone={notice.tone}
            hint={notice.hint}
            onDismiss={() => onDismiss(notice.key)}
          />
        ))}
      </div>
      {notices.length > 1 && (
        <Button size="small" variant="quiet" icon={X} onClick={onDismissAll}>
          Tutup semua
        </Button>
      )}
    </div>
  );
}
