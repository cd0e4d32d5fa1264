import { X } from "lucide-react";
import { useEffect, useState, useSyncExternalStore } from "react";
import { Button } from "../action/Button";
import { IconButton } from "../action/IconButton";
import styles from "./ToastRegion.module.css";
import { ToneIcon } from "./ToneIcon";
import {
  dismissToast,
  readToasts,
  subscribeToToasts,
  type ToastAction,
  type ToastMessage,
} from "./toast";

const READING_TIME_MS = 6000;

/** Where toasts appear; once per portal. The region itself always exists, so that screen readers watch it. */
export function ToastRegion() {
  const messages = useSyncExternalStore(subscribeToToasts, readToasts);
  return (
    // The attribute keeps the region reachable while a modal dialog hides the rest of the page.
    <section className={styles.region} aria-label="Pemberitahuan" data-react-aria-top-layer="true">
      <div role="status">
        <ol className={styles.list}>
          {messages.map((message) => (
            <ToastItem key={message.key} message={message} />
          ))}
        </ol>
      </div>
    </section>
  );
}

function ToastItem({ message }: { message: ToastMessage }) {
  const [held, setHeld] = useState(false);

  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismissToast(message.key), READING_TIME_MS);
    return () => clearTimeout(timer);
  }, [held, message.key]);

  return (
    <li
      className={styles.toast}
      data-tone={message.tone}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <ToneIcon tone={message.tone} className={styles.icon} />
      <div className={styles.text}>
        <p dir="auto">{message.text}</p>
        {message.action && <ActionButton message={message} action={message.action} />}
      </div>
      <IconButton
        size="small"
        icon={X}
        label="Tutup pemberitahuan"
        onClick={() => dismissToast(message.key)}
      />
    </li>
  );
}

function ActionButton({ message, action }: { message: ToastMessage; action: ToastAction }) {
  return (
    <Button
      size="small"
      onClick={() => {
        dismissToast(message.key);
        action.onSelect();
      }}
    >
      {action.label}
    </Button>
  );
}
