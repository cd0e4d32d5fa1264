import { X } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "../action/IconButton";
import styles from "./Dialog.module.css";
import { FocusReturn } from "./FocusReturn";
import { ModalFrame } from "./ModalFrame";
import { overlayTexts as texts } from "./texts";

export type DialogProps = {
  isOpen: boolean;
  onClose: () => void;
  /** The question or the subject of the dialog. */
  title: string;
  lang?: string | undefined;
  size?: "small" | "medium" | "large" | "wide" | "full" | undefined;
  /** True while something is being typed: a press beside the dialog then does not close it. */
  holds?: boolean | undefined;
  children: ReactNode;
  /** Buttons, the main one last. */
  footer?: ReactNode;
};

/** A modal dialog; on a phone it is a sheet at the bottom. Its content exists only while it is open. */
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
    <ModalFrame
      isOpen={isOpen}
      onClose={onClose}
      isDismissable={!holds}
      size={size}
      styles={styles}
    >
      {(titleId) => (
        <>
          <FocusReturn />
          <div className={styles.header}>
            <h2 id={titleId} className={styles.title} lang={lang}>
              <bdi>{title}</bdi>
            </h2>
            <IconButton label={texts.close} icon={X} size="small" onClick={onClose} />
          </div>
          <div className={styles.body}>{children}</div>
          {footer && <div className={styles.footer}>{footer}</div>}
        </>
      )}
    </ModalFrame>
  );
}
