/** Elements that a double click presses. Elsewhere it selects text. */
const PRESSABLE = "button, a[href], summary, [role='menuitem'], [role='menuitemradio'], label";

type Pressed = { element: Element | null; words: string | null | undefined };

function pressed({ target }: Event): Pressed {
  const element = target instanceof Element ? target.closest(PRESSABLE) : null;
  return { element, words: element?.textContent };
}

/** The target of the first click; `undefined` once its action is done. */
let first: Pressed | undefined;

/** Target of the key that is held down. */
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

/** Reports that a press has acted, so that the second click of a double click is ignored. */
export function pressIsDone(): void {
  first = undefined;
}

/**
 * Ignores the second click of a double click if its target has changed since the first, for example because the next
 * row moved there. A held key presses once only.
 */
export function watchSecondPresses(): void {
  window.addEventListener("click", judgeClick, true);
  window.addEventListener("keydown", judgeKey, true);
}
