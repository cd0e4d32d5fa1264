import { type RefObject, useLayoutEffect } from "react";
import { useTopModal } from "../../ui/overlay/openModals";

/** In px: distance between the toasts and what they must not cover. */
const GAP = 8;

/**
 * Lifts the toasts above the control that caused the newest one and above the buttons of an open dialog, also of one
 * that opens later. Without this they would cover what the user presses next.
 */
export function useClearOfControl(region: RefObject<HTMLElement | null>, messages: unknown) {
  const modal = useTopModal();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new toast was caused by another control.
  useLayoutEffect(() => {
    const toasts = region.current;
    if (toasts === null) return;
    toasts.style.removeProperty("--lift");
    let lift = 0;
    for (const kept of keptClear(toasts, modal)) {
      const box = toasts.getBoundingClientRect();
      const control = kept.getBoundingClientRect();
      const isBeside = control.right <= box.left || control.left >= box.right;
      const isApart = control.bottom <= box.top - lift || control.top >= box.bottom - lift;
      if (!isBeside && !isApart) lift = box.bottom - control.top + GAP;
    }
    if (lift > 0) toasts.style.setProperty("--lift", `${lift}px`);
  }, [region, messages, modal]);
}

function keptClear(toasts: HTMLElement, modal: Element | undefined): Element[] {
  const control = document.activeElement;
  const isControl = control?.matches("button, a, input, textarea") ?? false;
  const foot = modal?.querySelector("[data-dialog-foot]");
  return [
    ...(foot ? [foot] : []),
    ...(control && isControl && !toasts.contains(control) ? [control] : []),
  ];
}
