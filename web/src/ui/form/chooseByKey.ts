import type { KeyboardEvent } from "react";

const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
};

/**
 * Keyboard of radio buttons whose choice acts at once: arrow keys only move the focus, and Enter chooses like the space
 * bar.
 */
export function chooseByKey(event: KeyboardEvent<HTMLElement>) {
  const radios = [...event.currentTarget.querySelectorAll<HTMLInputElement>("input[type=radio]")];
  if (!(event.target instanceof HTMLInputElement)) return;
  const at = radios.indexOf(event.target);
  const step = STEPS[event.key];
  if (step !== undefined) radios.at((at + step) % radios.length)?.focus();
  else if (event.key === "Enter") radios[at]?.click();
  else return;
  event.preventDefault();
}
