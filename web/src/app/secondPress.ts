/** What can be pressed, as far as a press is more than a place for the cursor. */
const PRESSABLE = "button, a[href], summary, [role='menuitem'], [role='menuitemradio'], label";

type Pressed = { element: Element | null; words: string | null | undefined };

function pressed({ target }: Event): Pressed {
  const element = target instanceof Element ? target.closest(PRESSABLE) : null;
  return { element, words: element?.textContent };
}

let first: Pressed | undefined;

function judge(event: MouseEvent) {
  const now = pressed(event);
  if (event.detail < 2) {
    first = now;
    return;
  }
  if (first?.element === now.element && first.words === now.words) return;
  event.preventDefault();
  event.stopPropagation();
}

/**
 * The second press of a double click only counts for what the first one was meant for: where that has gone or says something else
 * by now, such as the next row of a list or the next step, it is let go.
 */
export function watchSecondPresses(): void {
  window.addEventListener("click", judge, true);
}
