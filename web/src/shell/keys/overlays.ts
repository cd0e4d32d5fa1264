import { signal, useSignal } from "../../platform/signal";

type KeyOverlay = "palette" | "sheet";

/** The palette or the sheet of shortcuts, whichever is open. */
const opened = signal<KeyOverlay | undefined>(undefined);

export const useOpenedOverlay = (): KeyOverlay | undefined => useSignal(opened);

export function openOverlay(overlay: KeyOverlay) {
  opened.set(overlay);
}

export const isPaletteOpen = (): boolean => opened.get() === "palette";

export const closeOverlay = () => opened.set(undefined);
