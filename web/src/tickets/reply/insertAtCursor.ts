export type Insertion = { value: string; cursor: number };

/** The text of a field after something was put where its cursor is, and where the cursor belongs then. */
export function insertAtCursor(field: HTMLTextAreaElement, text: string): Insertion {
  const { value, selectionStart, selectionEnd } = field;
  return {
    value: value.slice(0, selectionStart) + text + value.slice(selectionEnd),
    cursor: selectionStart + text.length,
  };
}
