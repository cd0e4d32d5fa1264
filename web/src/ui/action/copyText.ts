/**
 * Copies the text of a field. If the page may not write to the clipboard (insecure address), the field is selected and
 * copied with `execCommand`; if that fails too, it stays selected for Ctrl+C.
 */
export async function copyText(field: HTMLTextAreaElement | HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    field.focus();
    field.select();
    return document.execCommand("copy");
  }
}
