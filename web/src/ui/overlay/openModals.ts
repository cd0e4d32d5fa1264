import { type RefObject, useLayoutEffect } from "react";
import { signal, useSignal } from "../../platform/signal";

/** What lies over the whole page, the one on top last. */
const modals = signal<readonly Element[]>([]);

/** Counts an overlay among them while it is open. */
export function useOpenModal(isOpen: boolean, overlay: RefObject<Element | null>): void {
  useLayoutEffect(() => {
    const own = overlay.current;
    if (!isOpen || own === null) return;
    modals.set([...modals.get(), own]);
    return () => modals.set(modals.get().filter((each) => each !== own));
  }, [isOpen, overlay]);
}

/** Whether a dialog has the page's focus to itself. */
export const isUnderModal = (): boolean => modals.get().length > 0;

/** The same, for what follows it. */
export const useIsUnderModal = (): boolean => useSignal(modals).length > 0;

/** The dialog over which no other one lies. */
export const topModal = (): Element | undefined => modals.get().at(-1);

/** Whether no other dialog lies over this one. */
export const isTopModal = (overlay: Element | null): boolean => topModal() === overlay;
