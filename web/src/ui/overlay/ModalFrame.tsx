import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { Overlay } from "react-aria/Overlay";
import { useDialog } from "react-aria/useDialog";
import { useOverlay } from "react-aria/useOverlay";
import { useOpenModal } from "./openModals";
import { useEscapeFromNowhere } from "./useEscapeFromNowhere";
import { useHiddenPage } from "./useHiddenPage";
import { usePresence } from "./usePresence";

type ModalStyles = {
  /** Class of the layer over the page. */
  overlay?: string;
  /** Class of the dialog's surface. */
  modal?: string;
  dialog?: string;
};

export type ModalFrameProps = {
  isOpen: boolean;
  onClose: () => void;
  role?: "dialog" | "alertdialog";
  /** Accessible name if no heading names it. */
  label?: string | undefined;
  /** True if a press beside the dialog closes it. */
  isDismissable?: boolean;
  /** Dialogs have a size, and keep room above them for toasts. */
  size?: string | undefined;
  styles: ModalStyles;
  /** Gets the `id` for the heading that names the dialog. */
  children: (titleId: string) => ReactNode;
};

/**
 * A layer over the page that traps the focus until it closes. The page is hidden from screen readers but not made
 * inert, as react-aria's own modal would do: that restyles every element twice.
 */
export function ModalFrame(props: ModalFrameProps) {
  const overlay = useRef<HTMLDivElement>(null);
  const isThere = usePresence(props.isOpen, overlay);
  if (!isThere) return null;
  return (
    <Overlay shouldContainFocus isExiting={!props.isOpen}>
      <OpenModal {...props} overlay={overlay} />
    </Overlay>
  );
}

type OpenModalProps = ModalFrameProps & { overlay: React.RefObject<HTMLDivElement | null> };

function OpenModal({
  isOpen,
  onClose,
  role = "dialog",
  label,
  isDismissable = false,
  size,
  styles,
  children,
  overlay,
}: OpenModalProps) {
  const modal = useRef<HTMLDivElement>(null);
  const dialog = useRef<HTMLElement>(null);
  const titleId = useId();
  const { overlayProps } = useOverlay({ isOpen, onClose, isDismissable }, modal);
  const name = label === undefined ? { "aria-labelledby": titleId } : { "aria-label": label };
  const { dialogProps } = useDialog({ role, ...name }, dialog);
  useLayoutEffect(() => {
    // In a layout effect: later, an effect of the page that moves a lost focus would take it.
    if (!dialog.current?.contains(document.activeElement)) {
      dialog.current?.focus({ preventScroll: true });
    }
  }, []);
  useOpenModal(isOpen, overlay);
  useHiddenPage(isOpen, overlay);
  useEscapeFromNowhere(isOpen, overlay, onClose);
  return (
    <div
      ref={overlay}
      className={styles.overlay}
      data-modal={isOpen ? "open" : "leaving"}
      data-toast-room={size === undefined ? undefined : ""}
    >
      <div {...overlayProps} ref={modal} className={styles.modal} data-size={size}>
        <section {...dialogProps} ref={dialog} className={styles.dialog}>
          {children(titleId)}
        </section>
      </div>
    </div>
  );
}
