/** A unique key for each label. Labels may be equal: a category can be named 'Lainnya' like the rest. */
export function uniqueKeys(labels: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return labels.map((label) => {
    const before = seen.get(label) ?? 0;
    seen.set(label, before + 1);
    return before === 0 ? label : `${label} (${before})`;
  });
}
