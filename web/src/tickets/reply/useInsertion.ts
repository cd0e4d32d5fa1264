import { type RefObject, useCallback } from "react";

/** Inserts a text where the cursor of a field is, as typing it would: Ctrl+Z takes it back, and the cursor stands behind it. */
export const useInsertion = (field: RefObject<HTMLTextAreaElement | null>) =>
  useCallback(
    (text: string) => {
      if (field.current) insertAtCursor(field.current, text);
    },
    [field],
  );

function insertAtCursor(field: HTMLTextAreaElement, text: string) {
  field.focus();
  // Nothing else reaches the browser's own undo list: a value that is set empties it.
  const isInserted =
    document.activeElement === field && document.execCommand?.("insertText", false, text);
  if (isInserted) return;
  field.setRangeText(text, field.selectionStart, field.selectionEnd, "end");
  field.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertText" }));
}
