import { type RefObject, useCallback } from "react";

/** Inserts a text at a field's cursor, as a paste does: Ctrl+Z undoes it, and the cursor is after it. */
export const useInsertion = (field: RefObject<HTMLTextAreaElement | null>) =>
  useCallback(
    (text: string) => {
      if (field.current) insertAtCursor(field.current, text);
    },
    [field],
  );

export function insertAtCursor(field: HTMLTextAreaElement, text: string) {
  const { selectionStart, selectionEnd } = field;
  field.focus();
  // `execCommand` alone adds to the browser's undo list; setting the value empties the list.
  const isInserted =
    document.activeElement === field && document.execCommand?.("insertText", false, text);
  if (isInserted) return endUndoStep(field);
  const { value } = field;
  const inserted = value.slice(0, selectionStart) + text + value.slice(selectionEnd);
  // Uses the prototype's setter: React overrides the element's own and would miss the change.
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set?.call(
    field,
    inserted,
  );
  field.dispatchEvent(new Event("input", { bubbles: true }));
  const end = selectionStart + text.length;
  field.setSelectionRange(end, end);
}

/** Moves the selection away and back. Otherwise Chromium undoes the inserted text together with the letters typed after it. */
function endUndoStep(field: HTMLTextAreaElement) {
  const end = field.selectionEnd;
  field.setSelectionRange(0, 0);
  field.setSelectionRange(end, end);
}
