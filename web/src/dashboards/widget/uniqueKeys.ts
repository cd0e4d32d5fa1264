/** A key for each label, also where a label comes twice: a category may be called 'Lainnya' too. */
export function uniqueKeys(labels: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return labels.map((label) => {
    const before = seen.get(label) ?? 0;
    seen.set(label, before + 1);
    return before === 0 ? label : `${label} (${before})`;
  });
}
