import { X } from "lucide-react";
import type { ReactNode } from "react";
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from "react-aria-components/Modal";
import { IconButton } from "../action/IconButton";
import styles from "./Dialog.module.css";
import { FocusReturn } from "./FocusReturn";

export type DialogProps = {
  isOpen: boolean;
  onClose: () => void;
  /** The question, or what the dialog is about. */
  title: string;
  lang?: string | undefined;
  size?: "small" | "medium" | "large" | "full" | undefined;
  /** Something is being typed: a press beside the dialog does not throw it away. */
  holds?: boolean | undefined;
  children: ReactNode;
  /** The actions, the main one last. */
  footer?: ReactNode;
};

/** A modal dialog; on a phone it is a sheet from below. Its content exists only while it is open. */
export function Dialog({
  isOpen,
  onClose,
  title,
  lang,
  size = "medium",
  holds = false,
  children,
  footer,
}: DialogProps) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      isDismissable={!holds}
      className={styles.overlay ?? ""}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Modal className={styles.modal ?? ""} data-size={size}>
        <FocusReturn />
        <AriaDialog className={styles.dialog ?? ""}>
          <header className={styles.header}>
            <Heading slot="title" level={2} className={styles.title ?? ""} lang={lang}>
              <bdi>{title}</bdi>
            </Heading>
            <IconButton label="Tutup" icon={X} size="small" onClick={onClose} />
          </header>
          <div className={styles.body}>{children}</div>
          {footer && <footer className={styles.footer}>{footer}</footer>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
