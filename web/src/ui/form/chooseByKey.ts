import type { KeyboardEvent } from "react";

const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
};

/**
 * The keys of radio buttons whose choice acts at once: arrows only move the focus, which they would not by themselves,
 * and Enter chooses as the space bar does.
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
