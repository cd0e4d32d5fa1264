/**
 * Copies the text of a field. If the page may not write to the clipboard (insecure address),
 * selects the field and uses `execCommand`. If that fails too, the text stays selected for Ctrl+C.
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
