import { X } from "lucide-react";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { Button } from "../action/Button";
import { IconButton } from "../action/IconButton";
import styles from "./ToastRegion.module.css";
import { ToneIcon } from "./ToneIcon";
import { dismissToast, readToasts, subscribeToToasts, type ToastMessage } from "./toast";
import { useToastFocus } from "./toastFocus";
import { useIsHovered } from "./toastHover";

const READING_TIME_MS = 6000;
/** With something to do about it. */
const DECIDING_TIME_MS = 15_000;

/** Where toasts appear; once per portal. The region itself always exists, so that screen readers watch it. */
export function ToastRegion() {
  const messages = useSyncExternalStore(subscribeToToasts, readToasts);
  const region = useRef<HTMLElement>(null);
  const { leave } = useToastFocus(region);
  return (
    <section
      ref={region}
      className={styles.region}
      aria-label="Pemberitahuan"
      aria-keyshortcuts="F6"
      // Keeps the region reachable while a modal dialog hides the rest of the page.
      data-react-aria-top-layer="true"
    >
      {/* Only what is new is read out, not what still stands beside it. */}
      <div role="status" aria-atomic="false">
        <ol className={styles.list}>
          {messages.map((message) => (
            <ToastItem key={message.key} message={message} onLeave={leave} />
          ))}
        </ol>
      </div>
    </section>
  );
}

function ToastItem({ message, onLeave }: { message: ToastMessage; onLeave: () => void }) {
  const { key, tone, text, detail, action } = message;
  const item = useRef<HTMLLIElement>(null);
  const isHovered = useIsHovered(item);
  const [isFocused, setFocused] = useState(false);
  const isHeld = isHovered || isFocused;
  const lifetime = action === undefined ? READING_TIME_MS : DECIDING_TIME_MS;

  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => dismissToast(key), lifetime);
    return () => clearTimeout(timer);
  }, [isHeld, key, lifetime]);

  function close() {
    onLeave();
    dismissToast(key);
  }

  return (
    <li
      ref={item}
      className={styles.toast}
      data-tone={tone}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <ToneIcon tone={tone} className={styles.icon} />
      <div className={styles.text}>
        <div className={styles.words}>
          <p dir="auto">{text}</p>
          {detail !== undefined && (
            <p dir="auto" className={styles.detail}>
              {detail}
            </p>
          )}
        </div>
        {action && (
          <Button
            size="small"
            onClick={() => {
              close();
              action.onSelect();
            }}
          >
            {action.label}
          </Button>
        )}
      </div>
      <IconButton size="small" icon={X} label="Tutup pemberitahuan" onClick={close} />
    </li>
  );
}
