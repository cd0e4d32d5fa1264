import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "../action/Button";
import styles from "./Dialog.module.css";
import { FocusReturn } from "./FocusReturn";
import { ModalFrame } from "./ModalFrame";
import { overlayTexts as texts } from "./texts";

export type AlertDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  onConfirm: () => void;
  /** The question, e.g. the exact sentence of the specification. */
  title: string;
  /** Explains the consequences. */
  children?: ReactNode;
  /** The verb on the confirming button. */
  confirmLabel: string;
  confirmLang?: string | undefined;
  cancelLabel?: string | undefined;
  /** A second answer; it destroys something unless `isSafe`. */
  other?: { label: string; onSelect: () => void; isSafe?: boolean } | undefined;
  tone?: "danger" | "primary" | undefined;
  busy?: boolean | undefined;
};

/** Asks before an action that cannot simply be undone. The safe answer has the focus. */
export function AlertDialog({
  isOpen,
  onClose,
  onConfirm,
  title,
  children,
  confirmLabel,
  confirmLang,
  cancelLabel = texts.cancel,
  other,
  tone = "danger",
  busy,
}: AlertDialogProps) {
  return (
    <ModalFrame isOpen={isOpen} onClose={onClose} role="alertdialog" size="small" styles={styles}>
      {(titleId) => (
        <>
          <FocusReturn />
          <div className={styles.header}>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
          </div>
          {children && <div className={styles.body}>{children}</div>}
          <div className={styles.footer}>
            <SafeAnswer onClick={onClose}>{cancelLabel}</SafeAnswer>
            {other && (
              <Button variant={other.isSafe ? "secondary" : "danger"} onClick={other.onSelect}>
                {other.label}
              </Button>
            )}
            <Button variant={tone} lang={confirmLang} busy={busy} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </div>
        </>
      )}
    </ModalFrame>
  );
}

/**
 * Takes the focus only after the dialog is registered as open. Earlier, a dialog under it would take the focus back.
 */
function SafeAnswer({ onClick, children }: { onClick: () => void; children: string }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <Button ref={button} onClick={onClick}>
      {children}
    </Button>
  );
}
