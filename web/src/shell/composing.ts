/** While a word is composed, Enter accepts the word. It must not submit, choose or close. */
function leaveToInputMethod(event: KeyboardEvent) {
  // Safari ends the composition before the key event; only the key code 229 shows it.
  if (event.isComposing || event.keyCode === 229) event.stopImmediatePropagation();
}

/** Hides an input method's keys from all controls. Call before other listeners are added. */
export function watchComposing(): void {
  window.addEventListener("keydown", leaveToInputMethod, true);
}
