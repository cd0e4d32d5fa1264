import { cpus } from "node:os";

export const number = (value, digits = 0) =>
  value.toLocaleString("en", { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** Two decimals, fewer for large numbers. */
const short = (value) => number(value, value >= 1_000 ? 0 : value >= 100 ? 1 : 2);

export const times = ({ p50, p95 }) => `${short(p50)} / ${short(p95)}`;

/** Median and 95th percentile of one measurement divided by those of another. */
export const ratio = (slow, fast) =>
  `${number(slow.p50 / fast.p50, 1)}× / ${number(slow.p95 / fast.p95, 1)}×`;

export const percent = (share) => `${number(100 * share, 1)} %`;

/** A Markdown table, the first row being the heading; the first `texts` columns are left-aligned. */
export function printTable(title, [heading, ...lines], { texts = 0 } = {}) {
  console.log(`\n${title}:\n`);
  const rule = heading.map((_, at) => (at < texts ? "---" : "---:"));
  for (const row of [heading, rule, ...lines]) console.log(`| ${row.join(" | ")} |`);
}

/** The machine of the measurements. */
export function printMachine() {
  const [{ model }] = cpus();
  const day = new Date().toISOString().slice(0, 10);
  console.log(`\n${cpus().length} cores, ${model} · Node ${process.versions.node} · ${day}`);
}
