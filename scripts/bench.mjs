import { fork } from "node:child_process";
import { once } from "node:events";
import { cpus } from "node:os";
import { benchPackage } from "./bench/core.mjs";
import { keystrokes } from "./bench/queries.mjs";
import { buildCore } from "./lib/buildCore.mjs";
import { Failure, runMain } from "./lib/failure.mjs";
import { say } from "./lib/say.mjs";
import { setUpForBuilding } from "./setup.mjs";

const sizes = [
  { count: 1_000, rounds: 40 },
  { count: 10_000, rounds: 20 },
  { count: 100_000, rounds: 6 },
  { count: 1_000_000, rounds: 1 },
];
/** At so many tickets the core has to be so many times as fast as the plain JavaScript. */
const wanted = { count: 100_000, ratio: 3 };

async function measure({ count, rounds }) {
  say(`${count.toLocaleString("en")} tickets …`);
  const child = fork(new URL("./bench/measure.mjs", import.meta.url), [count, rounds].map(String), {
    execArgv: ["--max-old-space-size=6144"],
  });
  let result;
  child.on("message", (message) => {
    result = message;
  });
  const [code] = await once(child, "exit");
  if (code !== 0 || !result) throw new Failure(`The measurement ended with exit code ${code}.`);
  return result;
}

const times = ({ p50, p95 }) => `${p50.toFixed(2)} / ${p95.toFixed(2)}`;
const ratio = (slow, fast) =>
  `${(slow.p50 / fast.p50).toFixed(1)}× / ${(slow.p95 / fast.p95).toFixed(1)}×`;

function line({ count, wasm, js, jsKeptOrder, loadSeconds, megabytes }) {
  return [
    count.toLocaleString("en"),
    times(wasm),
    times(js),
    `**${ratio(js, wasm)}**`,
    times(jsKeptOrder),
    ratio(jsKeptOrder, wasm),
    loadSeconds.toFixed(1),
    megabytes.toFixed(0),
  ];
}

function print(results) {
  const heading = [
    "tickets",
    "wasm",
    "JavaScript",
    "ratio",
    "JavaScript, order kept",
    "ratio",
    "wasm load, s",
    "wasm memory, MB",
  ];
  const rows = [heading, heading.map(() => "---:"), ...results.map(line)];
  const [{ model }] = cpus();
  const day = new Date().toISOString().slice(0, 10);
  console.log(`\n${model} · Node ${process.versions.node} · ${day}\n`);
  console.log(`One keystroke's view, p50 / p95 in ms, ${keystrokes.length} keystrokes:\n`);
  for (const row of rows) console.log(`| ${row.join(" | ")} |`);
}

await runMain(async () => {
  await setUpForBuilding();
  await buildCore({ outDir: benchPackage, features: ["synthetic"] });
  const results = [];
  for (const size of sizes) results.push(await measure(size));
  print(results);

  const { wasm, js } = results.find(({ count }) => count === wanted.count);
  const reached = js.p50 / wasm.p50;
  const verdict = `${wanted.count.toLocaleString("en")} tickets: wasm is ${reached.toFixed(1)}× as fast as plain JavaScript`;
  if (reached < wanted.ratio) throw new Failure(`\n${verdict}; ${wanted.ratio}× is wanted.`);
  console.log(`\n${verdict}.`);
});
