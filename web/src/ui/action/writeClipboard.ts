import { copyText } from "./copyText";

/** Copies a text of any length. Only if the page may not write to the clipboard, a temporary field is used. */
export async function writeClipboard(text: string): Promise<boolean> {
  const isWritten = await navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  );
  return isWritten || copyFromField(text);
}

async function copyFromField(text: string): Promise<boolean> {
  const field = document.createElement("textarea");
  field.value = text;
  field.style.position = "fixed";
  field.style.opacity = "0";
  const focused = document.activeElement;
  document.body.append(field);
  const isCopied = await copyText(field);
  field.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return isCopied;
}
