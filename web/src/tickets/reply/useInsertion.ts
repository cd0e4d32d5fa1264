import { type RefObject, useCallback } from "react";

/** Inserts a text where the cursor of a field is, as pasting it would: Ctrl+Z takes it back, and the cursor stands behind it. */
export const useInsertion = (field: RefObject<HTMLTextAreaElement | null>) =>
  useCallback(
    (text: string) => {
      if (field.current) insertAtCursor(field.current, text);
    },
    [field],
  );

function insertAtCursor(field: HTMLTextAreaElement, text: string) {
  const { selectionStart, selectionEnd } = field;
  field.focus();
  // Nothing else reaches the browser's own undo list: a value that is set empties it.
  const isInserted =
    document.activeElement === field && document.execCommand?.("insertText", false, text);
  if (isInserted) return endUndoStep(field);
  const { value } = field;
  const inserted = value.slice(0, selectionStart) + text + value.slice(selectionEnd);
  // Through the prototype, as React takes a value that is set on the element itself for its own.
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set?.call(
    field,
    inserted,
  );
  field.dispatchEvent(new Event("input", { bubbles: true }));
  const end = selectionStart + text.length;
  field.setSelectionRange(end, end);
}

/** Moves the selection away and back, because Chromium otherwise undoes the inserted text together with the letters typed after it. */
function endUndoStep(field: HTMLTextAreaElement) {
  const end = field.selectionEnd;
  field.setSelectionRange(0, 0);
  field.setSelectionRange(end, end);
}
