import { X } from "lucide-react";
import { useEffect } from "react";
import { type Readable, useSignal } from "../../platform/signal";
import { Button } from "../../ui/action/Button";
import { IconButton } from "../../ui/action/IconButton";
import { ToneIcon } from "../../ui/feedback/ToneIcon";
import styles from "./ToastRegion.module.css";
import { toastTexts as texts } from "./texts";
import { dismissToast, type ToastMessage } from "./toast";

const NO_WARNING: Readable<undefined> = {
  atStart: undefined,
  subscribe: () => () => {},
  get: () => undefined,
};

const READING_TIME_MS = 6000;
/** In ms, for a toast with a button. */
const DECIDING_TIME_MS = 15_000;

export type ToastItemProps = {
  message: ToastMessage;
  /** True behind a newer toast; the time of the hidden one runs too. */
  isHidden: boolean;
  /** True while the pointer or focus is on the toasts: all stay, and their time then restarts. */
  isHeld: boolean;
  /** Moves the focus away before the toast's button disappears. */
  onLeave: () => void;
};

/** A toast that removes itself after its time. */
export function ToastItem({ message, isHidden, isHeld, onLeave }: ToastItemProps) {
  const { key, text, action, open } = message;
  const warning = useSignal<string | undefined>(message.warning ?? NO_WARNING);
  const tone = warning === undefined ? message.tone : "warning";
  const detail = message.detail ?? warning;
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
    <li className={styles.toast} data-tone={tone} hidden={isHidden}>
      <ToneIcon tone={tone} className={styles.icon} />
      <p className={styles.words}>
        <bdi className={styles.text}>{text}</bdi>
        {detail !== undefined && (
          <>
            {" "}
            <bdi className={styles.detail}>{detail}</bdi>
          </>
        )}
      </p>
      {[open, action].map(
        (offer) =>
          offer && (
            <Button
              key={offer.label}
              size="small"
              onClick={() => {
                close();
                offer.onSelect();
              }}
            >
              {offer.label}
            </Button>
          ),
      )}
      <IconButton size="small" icon={X} label={texts.close} onClick={close} />
    </li>
  );
}
