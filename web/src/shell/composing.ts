/**
 * A key that an input method takes to compose a word is no key of the portal: its Enter takes the word on, and sends, chooses
 * and closes nothing.
 */
function leaveToInputMethod(event: KeyboardEvent) {
  // Safari ends the composition before it tells of the key, which is then known by its code alone.
  if (event.isComposing || event.keyCode === 229) event.stopImmediatePropagation();
}

/** Keeps such keys from every control; it must be called before others listen. */
export function watchComposing(): void {
  window.addEventListener("keydown", leaveToInputMethod, true);
}
