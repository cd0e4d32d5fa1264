/** A frame at 60 Hz in ms. */
const frame = 1_000 / 60;

const percentile = (sorted, share) => sorted[Math.ceil(sorted.length * share) - 1];

/** Median and 95th percentile of times in ms, and the share above one frame. */
export function summary(times) {
  const sorted = Float64Array.from(times).sort();
  const late = sorted.filter((time) => time > frame).length / sorted.length;
  return { p50: percentile(sorted, 0.5), p95: percentile(sorted, 0.95), late };
}
