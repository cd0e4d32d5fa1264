import { type RefObject, useLayoutEffect } from "react";
import { signal, useSignal } from "../../platform/signal";

/** Overlays over the whole page, the topmost last. */
const modals = signal<readonly Element[]>([]);

/** Registers an overlay while it is open. */
export function useOpenModal(isOpen: boolean, overlay: RefObject<Element | null>): void {
  useLayoutEffect(() => {
    const own = overlay.current;
    if (!isOpen || own === null) return;
    modals.set([...modals.get(), own]);
    return () => modals.set(modals.get().filter((each) => each !== own));
  }, [isOpen, overlay]);
}

/** True if a dialog traps the focus. */
export const isUnderModal = (): boolean => modals.get().length > 0;

/** `isUnderModal` as a hook. */
export const useIsUnderModal = (): boolean => useSignal(modals).length > 0;

/** `topModal` as a hook. */
export const useTopModal = (): Element | undefined => useSignal(modals).at(-1);

export const topModal = (): Element | undefined => modals.get().at(-1);

/** True if no other dialog covers this one. */
export const isTopModal = (overlay: Element | null): boolean => topModal() === overlay;
