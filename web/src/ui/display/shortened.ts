/** Cuts a text to `most` characters, never inside one, and adds an ellipsis if something was cut. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const characters = [...text];
  return characters.length > most ? `${characters.slice(0, most).join("")}…` : text;
}
