import { type ReactNode, Suspense, useLayoutEffect } from "react";
import { isTyping } from "../form/isTyping";
import { openingDialog } from "./isCovered";

/** Letters that were typed while the dialog loaded. */
let typed = "";

/**
 * A dialog whose script loads when it opens. Keys that are pressed meanwhile must not run shortcuts of the page; letters
 * wait for the field that the dialog focuses.
 */
export function LateDialog({ children }: { children: ReactNode }) {
  return (
    <Suspense fallback={<Opening />}>
      {children}
      <Delivery />
    </Suspense>
  );
}

function Opening() {
  useLayoutEffect(() => {
    typed = "";
    window.addEventListener("keydown", hold, { capture: true });
    return () => window.removeEventListener("keydown", hold, { capture: true });
  }, []);
  return <div {...openingDialog} />;
}

/** Enter is swallowed, because it would press the button that has opened the dialog again. */
function hold(event: KeyboardEvent) {
  const { key, ctrlKey, metaKey, altKey } = event;
  if (ctrlKey || metaKey || altKey) return;
  if ([...key].length === 1) typed += key;
  else if (key === "Backspace") typed = typed.slice(0, -1);
  else if (key !== "Enter") return;
  event.preventDefault();
  event.stopPropagation();
}

function Delivery() {
  // Runs whenever a loaded dialog takes the place of `Opening`. The microtask waits until its field has the focus.
  useLayoutEffect(() => queueMicrotask(deliver), []);
  return null;
}

function deliver() {
  const field = document.activeElement;
  const letters = typed;
  typed = "";
  if (letters === "" || !isTyping(field)) return;
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  field.setRangeText(letters, field.value.length, field.value.length, "end");
  field.dispatchEvent(new InputEvent("input", { bubbles: true }));
}
