import type { EditorStore } from "./EditorStore";

/** Editors with unsaved edits, with their steps, for as long as the page is open; the edits themselves are a draft. */
const kept = new Map<string, EditorStore>();

export const keptEditor = (form: string): EditorStore | undefined => kept.get(form);

export function keepEditor(form: string, store: EditorStore) {
  if (store.isSaved) kept.delete(form);
  else kept.set(form, store);
}
