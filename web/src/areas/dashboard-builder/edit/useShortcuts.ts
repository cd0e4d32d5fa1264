import { useEffect } from "react";
import { isTyping } from "../../../ui/form/isTyping";

type Shortcuts = { onUndo: () => void; onRedo: () => void; onSave: () => void };

/** Ctrl+Z, Ctrl+Shift+Z, Ctrl+Y and Ctrl+S, with Cmd on a Mac; where text is typed, undoing is the field's own. */
export function useShortcuts({ onUndo, onRedo, onSave }: Shortcuts) {
  useEffect(() => {
    function act(event: KeyboardEvent) {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.defaultPrevented) return;
      const key = event.key.toLowerCase();
      const isRedo = key === "y" || (key === "z" && event.shiftKey);
      if (key === "s" && !event.shiftKey) onSave();
      else if ((key !== "z" && !isRedo) || isTyping(event.target)) return;
      else if (isRedo) onRedo();
      else onUndo();
      event.preventDefault();
    }
    // Before the portal's own undo, which hears the window.
    document.addEventListener("keydown", act);
    return () => document.removeEventListener("keydown", act);
  }, [onUndo, onRedo, onSave]);
}
