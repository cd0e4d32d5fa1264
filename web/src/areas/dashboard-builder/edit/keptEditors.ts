import type { EditorStore } from "./EditorStore";

/** Editors with unsaved edits, by form, until the page closes. They hold the undo steps; the edits are also a stored draft. */
const kept = new Map<string, EditorStore>();

export const keptEditor = (form: string): EditorStore | undefined => kept.get(form);

export function keepEditor(form: string, store: EditorStore) {
  if (store.isSaved) kept.delete(form);
  else kept.set(form, store);
}
