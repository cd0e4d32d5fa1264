/** What can be pressed, as far as a press is more than a place for the cursor. */
const PRESSABLE = "button, a[href], summary, [role='menuitem'], [role='menuitemradio'], label";

type Pressed = { element: Element | null; words: string | null | undefined };

function pressed({ target }: Event): Pressed {
  const element = target instanceof Element ? target.closest(PRESSABLE) : null;
  return { element, words: element?.textContent };
}

/** Nothing once what it was meant for is done. */
let first: Pressed | undefined;

/** Where the key that is held down went down. */
let began: EventTarget | null = null;

function suppress(event: Event) {
  event.preventDefault();
  event.stopPropagation();
}

function judgeClick(event: MouseEvent) {
  const now = pressed(event);
  if (event.detail < 2) first = now;
  else if (first?.element !== now.element || first.words !== now.words) suppress(event);
}

const isText = (target: EventTarget | null) =>
  target instanceof Element && target.matches("input, textarea, select");

function judgeKey(event: KeyboardEvent) {
  const { key, repeat, target } = event;
  if (key !== "Enter" && key !== " ") return;
  if (!repeat) began = target;
  else if (target !== began || (!isText(target) && pressed(event).element)) suppress(event);
}

/** What was pressed has done what it is for: the second press of a double click does not do it again. */
export function pressIsDone(): void {
  first = undefined;
}

/**
 * The second press of a double click only counts for what the first one was meant for: where that is done, has gone or says
 * something else by now, such as the next row of a list or the next step, it is let go. A key held down presses once, and
 * nothing that its press has brought under the focus.
 */
export function watchSecondPresses(): void {
  window.addEventListener("click", judgeClick, true);
  window.addEventListener("keydown", judgeKey, true);
}
