/** Initial focus: the first or last entry, or the menu itself after a pointer press. */
export type MenuStart = "first" | "last" | "menu";

/** In ms: letters with shorter pauses form one word. */
const PAUSE_MS = 700;

const entriesOf = (menu: HTMLElement) => [
  ...menu.querySelectorAll<HTMLElement>("[role='menuitem'], [role='menuitemradio']"),
];

const focus = (element: HTMLElement | undefined) => element?.focus();

export function focusStart(menu: HTMLElement, start: MenuStart) {
  if (start === "menu") menu.focus({ preventScroll: true });
  else focus(entriesOf(menu).at(start === "first" ? 0 : -1));
}

/** Keyboard of an open menu: arrows, Home, End, the letters of entries, and type-ahead. */
export function menuKeys() {
  let typed = "";
  let typedAt = 0;

  /** Searches after the focused entry. A word of several letters may match that entry itself. */
  function seek(entries: HTMLElement[], at: number, letter: string, now: number) {
    typed = now - typedAt > PAUSE_MS ? letter : typed + letter;
    typedAt = now;
    // Repeating a letter cycles through the entries.
    const word = [...typed].every((each) => each === letter) ? letter : typed;
    const from = word.length > 1 ? Math.max(at, 0) : at + 1;
    return [...entries.slice(from), ...entries.slice(0, from)].find((entry) =>
      entry.textContent.toLocaleLowerCase().startsWith(word),
    );
  }

  /** Returns true if the key was handled. */
  return (menu: HTMLElement, { key, timeStamp }: KeyboardEvent): boolean => {
    const entries = entriesOf(menu);
    const at = entries.findIndex((entry) => entry.matches(":focus"));
    if ([...key].length === 1 && key !== " ") {
      const letter = key.toLocaleLowerCase();
      const chosen = entries.find((entry) => entry.getAttribute("aria-keyshortcuts") === letter);
      if (chosen) chosen.click();
      else focus(seek(entries, at, letter, timeStamp));
      return true;
    }
    typed = "";
    if (key === "ArrowDown") focus(entries[(at + 1) % entries.length]);
    else if (key === "ArrowUp") focus(entries.at(at < 1 ? -1 : at - 1));
    else if (key === "Home" || key === "PageUp") focus(entries[0]);
    else if (key === "End" || key === "PageDown") focus(entries.at(-1));
    else return false;
    return true;
  };
}
