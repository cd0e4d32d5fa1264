import { parseArgs } from "node:util";
import { buildCore } from "./lib/buildCore.mjs";
import { buildForBrowsers } from "./lib/buildForBrowsers.mjs";
import { buildHosted } from "./lib/buildWeb.mjs";
import { Failure, runMain } from "./lib/failure.mjs";
import { corePackage, inRoot } from "./lib/paths.mjs";
import { headline, say } from "./lib/say.mjs";
import { setUpForTesting } from "./setup.mjs";
import { faults } from "./soak/faults.mjs";
import { fuzz } from "./soak/fuzz.mjs";
import { kills } from "./soak/kills.mjs";
import { model } from "./soak/model.mjs";
import { longSession } from "./soak/session.mjs";
import { simulation } from "./soak/simulation.mjs";

/** What can be soaked, with its budgets; each answers with rows of the table. */
const parts = {
  model: { soak: model, budgets: { transitions: 10_000_000, seed: 1 } },
  simulation: { soak: simulation, budgets: { seeds: 10_000, seed: 1 } },
  fuzz: { soak: fuzz, budgets: { seconds: 600, commands: 100_000, seed: 1 } },
  faults: { soak: faults, budgets: { panics: 1_000, p99: 50 } },
  session: { soak: longSession, budgets: { actions: 100_000 } },
  kills: { soak: kills, budgets: { count: 100, seed: 1 } },
};

const inAnyOrder = Object.keys(parts).join(", ");

/** The parts that are named, or all; and the budgets that are given, as numbers. */
function readWishes() {
  const names = Object.values(parts).flatMap(({ budgets }) => Object.keys(budgets));
  const options = Object.fromEntries(names.map((name) => [name, { type: "string" }]));
  try {
    const { positionals, values } = parseArgs({ options, allowPositionals: true });
    const unknown = positionals.find((name) => !(name in parts));
    if (unknown !== undefined)
      throw new Failure(`There is no part "${unknown}", only ${inAnyOrder}.`);
    return { wanted: positionals.length > 0 ? positionals : Object.keys(parts), values };
  } catch (error) {
    throw new Failure(error.message);
  }
}

const budgetsOf = ({ budgets }, values) =>
  Object.fromEntries(
    Object.entries(budgets).map(([name, usual]) => [name, Number(values[name] ?? usual)]),
  );

async function build() {
  await buildForBrowsers();
  await buildCore({
    outDir: `${corePackage}-faults`,
    features: ["fault-injection", "synthetic"],
  });
  await buildHosted({ mode: "faults", outDir: inRoot("dist", "web-faults") });
}

await runMain(async () => {
  const { wanted, values } = readWishes();
  await setUpForTesting();
  await build();
  const rows = [];
  for (const name of wanted) {
    headline(name);
    const started = Date.now();
    rows.push(...(await parts[name].soak(budgetsOf(parts[name], values))));
    say(`${name}: ${Math.round((Date.now() - started) / 1_000)} s`);
  }
  console.log("\n| soaked | found |\n| --- | --- |");
  for (const [what, found] of rows) console.log(`| ${what} | ${found} |`);
});
