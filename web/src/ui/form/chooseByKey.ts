import { type KeyboardEvent as ReactKeyboardEvent, type RefObject, useEffect } from "react";
import { isTyping } from "./isTyping";

const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
};

const radiosIn = (group: HTMLElement) => [
  ...group.querySelectorAll<HTMLInputElement>("input[type=radio]"),
];

/** Letters choose among the radio buttons of a group, wherever the focus is in the dialog, fields excepted. */
export function useLetters(group: RefObject<HTMLElement | null>, isOn: boolean) {
  useEffect(() => {
    const own = group.current;
    const dialog = own?.closest<HTMLElement>("[role='dialog']");
    if (!isOn || !own || !dialog) return;

    const press = (event: KeyboardEvent) => {
      const { key, ctrlKey, altKey, metaKey, target } = event;
      if (ctrlKey || altKey || metaKey || isTyping(target)) return;
      const letter = key.toLowerCase();
      const radio = radiosIn(own).find((each) => each.getAttribute("aria-keyshortcuts") === letter);
      if (radio === undefined) return;
      event.preventDefault();
      radio.focus();
      radio.click();
    };
    dialog.addEventListener("keydown", press);
    return () => dialog.removeEventListener("keydown", press);
  }, [group, isOn]);
}

/**
 * Keyboard of radio buttons whose choice acts at once: arrow keys only move the focus, and Enter chooses like the space
 * bar.
 */
export function chooseByKey(event: ReactKeyboardEvent<HTMLElement>) {
  const radios = radiosIn(event.currentTarget);
  if (!(event.target instanceof HTMLInputElement)) return;
  const at = radios.indexOf(event.target);
  const step = STEPS[event.key];
  if (step !== undefined) radios.at((at + step) % radios.length)?.focus();
  else if (event.key === "Enter") radios[at]?.click();
  else return;
  event.preventDefault();
}
