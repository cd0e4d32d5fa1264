import { usePreventScroll } from "react-aria/usePreventScroll";
import { useAfterFrame } from "../page/useAfterFrame";
import { useIsUnderModal } from "./openModals";

/**
 * Keeps the page where it is while a dialog lies over it. It begins and ends a frame late, as the browser paints the whole page anew for
 * it, and stands beside the dialogs, so that it neither goes with one that is gone at once nor ends between two of them.
 */
export function HeldScroll() {
  const isUnderModal = useIsUnderModal();
  const isHeld = useAfterFrame(isUnderModal, false);
  usePreventScroll({ isDisabled: !isHeld });
  return null;
}
