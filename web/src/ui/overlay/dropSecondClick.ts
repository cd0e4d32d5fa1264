const PRESSES = ["mousedown", "click", "dblclick"] as const;

/** The rest of a double click is let go: the dialog under its first press is closed, and what lies below was not meant. */
export function dropSecondClick() {
  const drop = (event: MouseEvent) => {
    if (event.detail > 1) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    for (const press of PRESSES) window.removeEventListener(press, drop, true);
  };
  for (const press of PRESSES) window.addEventListener(press, drop, true);
}
