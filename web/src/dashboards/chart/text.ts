/** About how wide a letter of the labels is; a little more than most are. */
const LETTER = 6.8;

export const LINE_HEIGHT = 16;

export const widthOf = (text: string): number => text.length * LETTER;

/** A label that fits; the whole of it is in the reading and in the table. */
export function shorten(text: string, room: number): string {
  const letters = Math.floor(room / LETTER);
  if (text.length <= letters) return text;
  return letters < 3 ? "" : `${text.slice(0, letters - 1).trimEnd()}…`;
}
