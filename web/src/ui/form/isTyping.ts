const WITHOUT_TEXT = ["button", "checkbox", "color", "file", "image", "radio", "range", "submit"];

/** True if a key press in this element edits text. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !WITHOUT_TEXT.includes(target.type);
  return target instanceof HTMLTextAreaElement || target.isContentEditable;
}
