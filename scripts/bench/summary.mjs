const percentile = (sorted, share) => sorted[Math.ceil(sorted.length * share) - 1];

/** The middle and the slow end of a series of times. */
export function summary(times) {
  const sorted = Float64Array.from(times).sort();
  return { p50: percentile(sorted, 0.5), p95: percentile(sorted, 0.95) };
}
