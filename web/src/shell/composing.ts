/**
 * A key that an input method uses to compose a word: its Enter accepts the word and must not submit, choose or close.
 */
function leaveToInputMethod(event: KeyboardEvent) {
  // Safari ends the composition before the key event; only the key code shows it.
  if (event.isComposing || event.keyCode === 229) event.stopImmediatePropagation();
}

/** Hides such keys from all controls. Call before other listeners are added. */
export function watchComposing(): void {
  window.addEventListener("keydown", leaveToInputMethod, true);
}
