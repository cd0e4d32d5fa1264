import { useLayoutEffect } from "react";
import { signal, useSignal } from "../../core/signal";

const count = signal(0);

/** Counts what lies over the whole page, while it is open. */
export function useOpenModal(isOpen: boolean): void {
  useLayoutEffect(() => {
    if (!isOpen) return;
    count.set(count.get() + 1);
    return () => count.set(count.get() - 1);
  }, [isOpen]);
}

/** Whether anything lies over the whole page. */
export const useHasOpenModal = (): boolean => useSignal(count) > 0;
