import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { Overlay } from "react-aria/Overlay";
import { useDialog } from "react-aria/useDialog";
import { useOverlay } from "react-aria/useOverlay";
import { useOpenModal } from "./openModals";
import { useEscapeFromNowhere } from "./useEscapeFromNowhere";
import { useHiddenPage } from "./useHiddenPage";
import { usePresence } from "./usePresence";

type ModalStyles = {
  /** What lies over the page. */
  overlay?: string;
  /** The surface on it. */
  modal?: string;
  dialog?: string;
};

export type ModalFrameProps = {
  isOpen: boolean;
  onClose: () => void;
  role?: "dialog" | "alertdialog";
  /** Its accessible name, where no heading says it. */
  label?: string | undefined;
  /** A press beside it closes it. */
  isDismissable?: boolean;
  size?: string | undefined;
  styles: ModalStyles;
  /** Is given the `id` that the heading needs to name it. */
  children: (titleId: string) => ReactNode;
};

/**
 * What lies over the page and holds the focus until it is closed. The page under it is hidden from screen readers, but not made inert, as
 * react-aria's own modal does: that styles each element of the page anew, at the press that opens the dialog and at the one that closes it.
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
    // In the same drawing: an effect of the page that finds the focus nowhere would take it.
    if (!dialog.current?.contains(document.activeElement)) {
      dialog.current?.focus({ preventScroll: true });
    }
  }, []);
  useOpenModal(isOpen, overlay);
  useHiddenPage(isOpen, overlay);
  useEscapeFromNowhere(isOpen, overlay, onClose);
  return (
    <div ref={overlay} className={styles.overlay} data-modal={isOpen ? "open" : "leaving"}>
      <div {...overlayProps} ref={modal} className={styles.modal} data-size={size}>
        <section {...dialogProps} ref={dialog} className={styles.dialog}>
          {children(titleId)}
        </section>
      </div>
    </div>
  );
}
