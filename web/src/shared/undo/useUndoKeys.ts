import { useEffect } from "react";
import { isTyping } from "../../ui/form/isTyping";
import { isCovered } from "../../ui/overlay/isCovered";
import { turnLast } from "./undoStack";

/** Ctrl+Z undoes the last action; Ctrl+Shift+Z or Ctrl+Y redoes it; Cmd on a Mac. */
export function useUndoKeys() {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const { key, shiftKey, ctrlKey, metaKey, altKey, repeat, defaultPrevented } = event;
      if (!(ctrlKey || metaKey) || altKey || repeat || defaultPrevented) return;
      const letter = key.toLowerCase();
      if (letter !== "z" && letter !== "y") return;
      if (isTyping(event.target) || isCovered()) return;
      const isRedo = letter === "y" || shiftKey;
      if (turnLast(isRedo ? "redo" : "undo")) event.preventDefault();
    }
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);
}
