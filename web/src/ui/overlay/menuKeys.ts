/** Where the focus begins: on an end of the menu, or, for a pointer, on none of its entries. */
export type MenuStart = "first" | "last" | "menu";

/** What is typed within this time of the letter before goes on with it. */
const PAUSE_MS = 700;

const entriesOf = (menu: HTMLElement) => [
  ...menu.querySelectorAll<HTMLElement>("[role='menuitem'], [role='menuitemradio']"),
];

const focus = (element: HTMLElement | undefined) => element?.focus();

export function focusStart(menu: HTMLElement, start: MenuStart) {
  if (start === "menu") menu.focus({ preventScroll: true });
  else focus(entriesOf(menu).at(start === "first" ? 0 : -1));
}

/** What keys do in an open menu: arrows and ends, and the first letters of an entry. */
export function menuKeys() {
  let typed = "";
  let typedAt = 0;

  /** From the entry that has the focus, or for one more letter of the same word from that entry itself. */
  function seek(entries: HTMLElement[], at: number, letter: string, now: number) {
    typed = now - typedAt > PAUSE_MS ? letter : typed + letter;
    typedAt = now;
    // The same letter again and again goes from one entry to the next.
    const word = [...typed].every((each) => each === letter) ? letter : typed;
    const from = word.length > 1 ? Math.max(at, 0) : at + 1;
    return [...entries.slice(from), ...entries.slice(0, from)].find((entry) =>
      entry.textContent.toLocaleLowerCase().startsWith(word),
    );
  }

  /** Whether the key was meant for the menu. */
  return (menu: HTMLElement, { key, timeStamp }: KeyboardEvent): boolean => {
    const entries = entriesOf(menu);
    const at = entries.findIndex((entry) => entry.matches(":focus"));
    if ([...key].length === 1 && key !== " ") {
      focus(seek(entries, at, key.toLocaleLowerCase(), timeStamp));
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
