import { signal } from "./signal";

/**
 * Share of the stored data that has been read, from 0 to 1; `undefined` if reading is quick. The
 * opening screen shows it.
 */
export const readingProgress = signal<number | undefined>(undefined);
