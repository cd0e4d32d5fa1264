/** A letter for each label, all different: its first one, or none if an earlier label has that. */
export function lettersOf(labels: readonly string[]): (string | undefined)[] {
  const letters: (string | undefined)[] = [];
  for (const label of labels) {
    const letter = label[0]?.toLowerCase();
    letters.push(letters.includes(letter) ? undefined : letter);
  }
  return letters;
}
