import { usePreventScroll } from "react-aria/usePreventScroll";
import { useIsUnderModal } from "./openModals";

/**
 * Keeps the page from scrolling while a dialog is open. It is mounted outside of the dialogs, so
 * that the page cannot scroll while one replaces another.
 */
export function HeldScroll() {
  const isUnderModal = useIsUnderModal();
  usePreventScroll({ isDisabled: !isUnderModal });
  return null;
}
