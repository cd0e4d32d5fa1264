import { ChevronsDownUp, ChevronsUpDown } from "lucide-react";
import { useDeferredValue, useMemo, useRef, useState } from "react";
import { Button } from "../../ui/action/Button";
import { useTopModal } from "../../ui/overlay/openModals";
import { ToastItem } from "./ToastItem";
import styles from "./ToastRegion.module.css";
import { toastTexts as texts } from "./texts";
import { type ToastMessage, useAllToasts } from "./toast";
import { useToastFocus } from "./toastFocus";
import { useIsHovered } from "./toastHover";
import { useClearOfControl, useRoomAboveDialog } from "./toastPlace";

/** Toasts to draw. A new toast may be drawn later; a removed one disappears at once. */
function useToasts(): readonly ToastMessage[] {
  const messages = useAllToasts();
  const drawn = useDeferredValue(messages);
  return useMemo(() => {
    const keys = new Set(drawn.map(({ key }) => key));
    return messages.filter(({ key }) => keys.has(key));
  }, [messages, drawn]);
}

/**
 * The place of all toasts, once per portal. It always exists, so that screen readers watch it. Only the newest is
 * shown; the older ones open on request, so that many do not cover the page.
 */
export function ToastRegion() {
  const messages = useToasts();
  const region = useRef<HTMLElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const { leave, isFocused } = useToastFocus(region, messages);
  const isHovered = useIsHovered(region, messages);
  const isHeld = isHovered || isFocused;
  const [isOpened, setOpened] = useState(false);
  const modal = useTopModal();
  const dialog = modal?.hasAttribute("data-toast-room") ? modal : undefined;
  useClearOfControl(region, messages);
  useRoomAboveDialog(region, dialog, messages);

  const before = messages.length - 1;
  // The older toasts close when pointer and focus leave.
  const isOpen = isOpened && isHeld && before > 0;
  if (isOpened !== isOpen) setOpened(isOpen);

  function turn() {
    setOpened(!isOpen);
    // Safari does not focus a clicked button.
    opener.current?.focus();
  }

  return (
    <section
      ref={region}
      className={styles.region}
      data-held={isHeld || undefined}
      data-place={dialog && "dialog"}
      aria-label={texts.region}
      aria-keyshortcuts="F6"
      // Keeps toasts readable while a modal dialog hides the page from screen readers.
      data-react-aria-top-layer="true"
    >
      {before > 0 && (
        <div className={styles.others}>
          <Button
            ref={opener}
            size="small"
            icon={isOpen ? ChevronsDownUp : ChevronsUpDown}
            onClick={turn}
          >
            {isOpen ? texts.newestOnly : texts.others(before)}
          </Button>
        </div>
      )}
      {/* Screen readers announce new toasts only. */}
      <div role="status" aria-atomic="false">
        <ol className={styles.list} data-open={isOpen || undefined}>
          {messages.map((message, index) => (
            <ToastItem
              key={message.key}
              message={message}
              isHidden={!isOpen && index < before}
              isHeld={isHeld}
              onLeave={leave}
            />
          ))}
        </ol>
      </div>
    </section>
  );
}
