import { signal, useSignal } from "../../platform/signal";

type KeyOverlay = "palette" | "sheet";

/** The palette or the sheet of shortcuts, whichever is open. */
const opened = signal<KeyOverlay | undefined>(undefined);

export const useOpenedOverlay = (): KeyOverlay | undefined => useSignal(opened);

/** Letters that were typed while the palette loaded. */
let typed = "";

export function openOverlay(overlay: KeyOverlay) {
  typed = "";
  opened.set(overlay);
}

export function keepTyped(letter: string) {
  typed += letter;
}

export const keptLetters = (): string => typed;

export const isPaletteOpen = (): boolean => opened.get() === "palette";

export const closeOverlay = () => opened.set(undefined);
