import { useEffect } from "react";
import { isTyping } from "../form/isTyping";
import { isCovered } from "../overlay/isCovered";
import { areKeysOn } from "./keySwitch";
import { activeShortcuts } from "./shortcuts";
import { withShift } from "./texts";

/** In ms: the second key of a sequence must follow within this time. */
const SEQUENCE_MS = 1_500;

/** In these, letters move among the choices. */
const SEEKS_BY_LETTER = "select, [role='listbox'], [role='combobox'], [role='menu'], [role='tree']";

const isForElement = (target: EventTarget | null) =>
  isTyping(target) || (target instanceof Element && target.closest(SEEKS_BY_LETTER) !== null);

/** Runs the registered shortcuts, once per portal: outside of fields and dialogs, and without Ctrl, Alt or Cmd. */
export function useShortcutKeys(): void {
  useEffect(() => {
    let first: { key: string; at: number } | undefined;

    function press(event: KeyboardEvent) {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
      const { isComposing, defaultPrevented, timeStamp } = event;
      if (ctrlKey || metaKey || altKey || isComposing || defaultPrevented || !areKeysOn()) return;
      if ([...key].length !== 1 || isForElement(event.target) || isCovered()) return;
      const begun =
        first !== undefined && timeStamp - first.at < SEQUENCE_MS ? first.key : undefined;
      first = undefined;
      const shortcuts = activeShortcuts();
      // Capitals by Shift or Caps Lock mean the same letter; signs such as `?` need Shift on some keyboards.
      const letter = key.toLowerCase();
      const wanted = begun === undefined ? letter : `${begun} ${letter}`;
      const of = (wanted: string) => shortcuts.find(({ keys }) => keys === wanted);
      const found = (shiftKey ? of(withShift(wanted)) : undefined) ?? of(wanted);
      if (found !== undefined && (!event.repeat || found.repeats)) {
        event.preventDefault();
        found.run();
      } else if (shortcuts.some(({ keys }) => keys.startsWith(`${letter} `)) && !event.repeat) {
        // Also after a first key: `g g a` is a fresh `g a`.
        first = { key: letter, at: timeStamp };
      }
    }

    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);
}
