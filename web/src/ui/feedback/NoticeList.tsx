import { X } from "lucide-react";
import { Button } from "../action/Button";
import { useFocusAfterRemoval } from "../action/useFocusAfterRemoval";
import type { NoticeTone } from "../display/tone";
import { feedbackTexts as texts } from "../texts";
import { Notice } from "./Notice";
import styles from "./NoticeList.module.css";

type ListedNotice = {
  key: string;
  text: string;
  tone?: NoticeTone | undefined;
  hint?: string | undefined;
};

export type NoticeListProps = {
  notices: readonly ListedNotice[];
  onDismiss: (key: string) => void;
  onDismissAll: () => void;
  /** Moves the focus after the last notice was dismissed. */
  onEmptied?: (() => void) | undefined;
};

/** Several notices in a box of limited height, so that hundreds do not break the page. All share one alert. */
export function NoticeList({ notices, onDismiss, onDismissAll, onEmptied }: NoticeListProps) {
  const { list, onRemoving } = useFocusAfterRemoval<HTMLUListElement>(notices.length, onEmptied);
  if (notices.length === 0) return null;
  return (
    <div className={styles.frame}>
      {/* An alert is read as a whole unless `aria-atomic` is false. */}
      <div role="alert" aria-atomic="false" className={styles.box}>
        <ul ref={list} className={styles.list}>
          {notices.map((notice, position) => (
            <li key={notice.key}>
              <Notice
                isListed
                text={notice.text}
                tone={notice.tone}
                hint={notice.hint}
                onDismiss={() => {
                  onRemoving(position);
                  onDismiss(notice.key);
                }}
              />
            </li>
          ))}
        </ul>
      </div>
      {notices.length > 1 && (
        <Button
          size="small"
          variant="quiet"
          icon={X}
          onClick={() => {
            onRemoving(0);
            onDismissAll();
          }}
        >
          {texts.dismissAll}
        </Button>
      )}
    </div>
  );
}
