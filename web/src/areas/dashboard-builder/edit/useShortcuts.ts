import { useEffect } from "react";
import { isTyping } from "../../../ui/form/isTyping";
import { isCovered } from "../../../ui/overlay/isCovered";

type Shortcuts = { onUndo: () => void; onRedo: () => void; onSave: () => void };

/** Ctrl+Z, Ctrl+Shift+Z, Ctrl+Y and Ctrl+S, with Cmd on a Mac. A text field keeps its own undo. */
export function useShortcuts({ onUndo, onRedo, onSave }: Shortcuts) {
  useEffect(() => {
    function act(event: KeyboardEvent) {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.defaultPrevented) return;
      const key = event.key.toLowerCase();
      const isRedo = key === "y" || (key === "z" && event.shiftKey);
      const isSaving = key === "s" && !event.shiftKey;
      if (!isSaving && ((key !== "z" && !isRedo) || isTyping(event.target))) return;
      // Even under a dialog: else the browser saves the page, or the portal undoes a command.
      event.preventDefault();
      if (isCovered()) return;
      if (isSaving) onSave();
      else if (isRedo) onRedo();
      else onUndo();
    }
    // The portal's own undo listens on the window and must come later.
    document.addEventListener("keydown", act);
    return () => document.removeEventListener("keydown", act);
  }, [onUndo, onRedo, onSave]);
}
