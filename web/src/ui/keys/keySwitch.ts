import { signal, useSignal } from "../../platform/signal";

const KEY = "portal-minerba.keys";
const OFF = "off";

/** Storage may be disabled (private windows, policies): the choice then lasts as long as the page. */
function kept(): boolean {
  try {
    return localStorage.getItem(KEY) !== OFF;
  } catch {
    return true;
  }
}

/** True if single keys act. Speech input and slips of the hand press keys too, so they can be turned off (WCAG 2.1.4). */
const areOn = signal(kept());

export const areKeysOn = (): boolean => areOn.get();

export const useKeysOn = (): boolean => useSignal(areOn);

export function switchKeys(on: boolean) {
  areOn.set(on);
  try {
    if (on) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, OFF);
  } catch {
    // Without storage the choice holds all the same.
  }
}
