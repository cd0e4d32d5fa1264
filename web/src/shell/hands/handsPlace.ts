import { signal, useSignal } from "../../platform/signal";

type Hand = "palette" | "sheet";

/** The palette or the sheet of shortcuts, whichever is open. */
const opened = signal<Hand | undefined>(undefined);

export const useOpenedHand = (): Hand | undefined => useSignal(opened);

export const openHand = (hand: Hand) => opened.set(hand);

export const closeHand = () => opened.set(undefined);
