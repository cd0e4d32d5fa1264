import { cpus } from "node:os";

export const number = (value, digits = 0) =>
  value.toLocaleString("en", { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** Two digits after the point, fewer where there are many before it. */
const short = (value) => number(value, value >= 1_000 ? 0 : value >= 100 ? 1 : 2);

export const times = ({ p50, p95 }) => `${short(p50)} / ${short(p95)}`;

/** The median and the slow end of one beside those of another. */
export const ratio = (slow, fast) =>
  `${number(slow.p50 / fast.p50, 1)}× / ${number(slow.p95 / fast.p95, 1)}×`;

export const percent = (share) => `${number(100 * share, 1)} %`;

/** A table in Markdown, its first row the heading; texts stand on the left in as many columns as `texts` says. */
export function printTable(title, [heading, ...lines], { texts = 0 } = {}) {
  console.log(`\n${title}:\n`);
  const rule = heading.map((_, at) => (at < texts ? "---" : "---:"));
  for (const row of [heading, rule, ...lines]) console.log(`| ${row.join(" | ")} |`);
}

/** What all of it was measured on. */
export function printMachine() {
  const [{ model }] = cpus();
  const day = new Date().toISOString().slice(0, 10);
  console.log(`\n${cpus().length} cores, ${model} · Node ${process.versions.node} · ${day}`);
}
