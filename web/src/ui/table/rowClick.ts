import type { MouseEvent } from "react";

const INNER_CONTROL = "a, button, input, select, textarea, label, summary, [role='menuitem']";

/**
 * Lets a click anywhere in a row follow its first link. Clicks on inner controls and clicks that end a text selection
 * are ignored. Modifier keys are passed on, so that Ctrl+click opens a new tab.
 */
export function followRowLink(event: MouseEvent<HTMLElement>) {
  const row = event.currentTarget;
  if (!(event.target instanceof Element) || !row.contains(event.target)) return;
  if (event.target.closest(INNER_CONTROL)) return;
  const selection = window.getSelection();
  if (selection && !selection.isCollapsed && selection.containsNode(row, true)) return;

  const { ctrlKey, metaKey, shiftKey, altKey } = event;
  row.querySelector("a[href]")?.dispatchEvent(
    new window.MouseEvent("click", {
      bubbles: true,
      cancelable: true,
      ctrlKey,
      metaKey,
      shiftKey,
      altKey,
    }),
  );
}
