import { usePreventScroll } from "react-aria/usePreventScroll";
import { useIsUnderModal } from "./openModals";

/** Keeps the page from scrolling while a dialog is open. It is beside the dialogs, so that it does not end between two of them. */
export function HeldScroll() {
  const isUnderModal = useIsUnderModal();
  usePreventScroll({ isDisabled: !isUnderModal });
  return null;
}
