const WITHOUT_TEXT = ["button", "checkbox", "color", "file", "image", "radio", "range", "submit"];

/** Whether keys belong to the text that is being typed there. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !WITHOUT_TEXT.includes(target.type);
  return target instanceof HTMLTextAreaElement || target.isContentEditable;
}
