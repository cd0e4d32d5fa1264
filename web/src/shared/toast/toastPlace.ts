import { type RefObject, useLayoutEffect } from "react";

/** In px: distance between the toasts and the control. */
const GAP = 8;

/**
 * Lifts the toasts above the control that caused the newest one. Without this they would cover what the user presses
 * next.
 */
export function useClearOfControl(region: RefObject<HTMLElement | null>, messages: unknown) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new toast was caused by another control.
  useLayoutEffect(() => {
    const toasts = region.current;
    if (toasts === null) return;
    toasts.style.removeProperty("--lift");
    const control = document.activeElement;
    if (!control?.matches("button, a, input, textarea") || toasts.contains(control)) return;
    const box = toasts.getBoundingClientRect();
    const kept = control.getBoundingClientRect();
    const isBeside = kept.right <= box.left || kept.left >= box.right;
    const isApart = kept.bottom <= box.top || kept.top >= box.bottom;
    if (!isBeside && !isApart) {
      toasts.style.setProperty("--lift", `${box.bottom - kept.top + GAP}px`);
    }
  }, [region, messages]);
}

/** Tells an open dialog how high the toasts above it are, so that it keeps clear of them. */
export function useRoomAboveDialog(
  region: RefObject<HTMLElement | null>,
  dialog: Element | undefined,
  messages: unknown,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other toasts have another height.
  useLayoutEffect(() => {
    if (region.current === null || !(dialog instanceof HTMLElement)) return;
    dialog.style.setProperty("--toasts", `${region.current.offsetHeight}px`);
  }, [region, dialog, messages]);
}
