/** A frame at 60 Hz: what takes longer is seen to take time. */
const frame = 1_000 / 60;

const percentile = (sorted, share) => sorted[Math.ceil(sorted.length * share) - 1];

/** The middle and the slow end of a series of times in ms, and the share of those that take longer than a frame. */
export function summary(times) {
  const sorted = Float64Array.from(times).sort();
  const late = sorted.filter((time) => time > frame).length / sorted.length;
  return { p50: percentile(sorted, 0.5), p95: percentile(sorted, 0.95), late };
}
