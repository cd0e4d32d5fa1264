/**
 * Copies what a field shows. Where the page may not write to the clipboard (an address that is not secure), the field
 * is selected and copied the old way; when even that fails it stays selected for Ctrl+C.
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
