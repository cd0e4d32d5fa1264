import type { EditorStore } from "./EditorStore";

/** Editors with unsaved edits, for as long as the portal is open: not every way out of the page can be held back. */
const kept = new Map<string, EditorStore>();

const keyOf = (author: string, dashboard: string) => `${author} ${dashboard}`;

export const keptEditor = (author: string, dashboard: string): EditorStore | undefined =>
  kept.get(keyOf(author, dashboard));

export function keepEditor(author: string, dashboard: string, store: EditorStore) {
  if (store.isSaved) kept.delete(keyOf(author, dashboard));
  else kept.set(keyOf(author, dashboard), store);
}

/** For when the sample data starts afresh. */
export function forgetEditors() {
  kept.clear();
}
