import { parseArgs } from "node:util";
import { buildCore } from "./lib/buildCore.mjs";
import { buildForBrowsers } from "./lib/buildForBrowsers.mjs";
import { buildHosted } from "./lib/buildWeb.mjs";
import { Failure, runMain } from "./lib/failure.mjs";
import { corePackage, inRoot } from "./lib/paths.mjs";
import { headline, say } from "./lib/say.mjs";
import { setUpForTesting } from "./setup.mjs";

/** The chosen parts, or all, and the given budgets as numbers. */
function readWishes(parts) {
  const names = Object.values(parts).flatMap(({ budgets }) => Object.keys(budgets));
  const options = Object.fromEntries(names.map((name) => [name, { type: "string" }]));
  try {
    const { positionals, values } = parseArgs({ options, allowPositionals: true });
    const unknown = positionals.find((name) => !(name in parts));
    if (unknown !== undefined)
      throw new Failure(`There is no part "${unknown}", only ${Object.keys(parts).join(", ")}.`);
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
  await setUpForTesting();
  // Imported late, because they need packages that the set-up has just installed.
  const { parts } = await import("./soak/parts.mjs");
  const { wanted, values } = readWishes(parts);
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
