import type { KeyboardEvent } from "react";

/** Arrow keys move the focus in a grid of buttons; up and down go to the nearest button of the next row. */
export function moveByArrows(event: KeyboardEvent<HTMLElement>) {
  const buttons = [...event.currentTarget.querySelectorAll("button")];
  const at = buttons.findIndex((button) => button.matches(":focus"));
  if (at === -1) return;
  const columns = columnsOf(buttons);
  const steps: Record<string, number> = {
    ArrowRight: 1,
    ArrowLeft: -1,
    ArrowDown: columns,
    ArrowUp: -columns,
    Home: -at,
    End: buttons.length - 1 - at,
  };
  const step = steps[event.key];
  if (step === undefined) return;
  event.preventDefault();
  buttons[at + step]?.focus();
}

function columnsOf(buttons: readonly HTMLElement[]) {
  const top = buttons[0]?.getBoundingClientRect().top;
  const inRow = buttons.findIndex((button) => button.getBoundingClientRect().top !== top);
  return inRow === -1 ? buttons.length : inRow;
}
