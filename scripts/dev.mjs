import { watch } from "node:fs";
import { buildRust } from "./lib/buildCore.mjs";
import { buildSavedPages } from "./lib/buildSavedPages.mjs";
import { runMain } from "./lib/failure.mjs";
import { inRoot } from "./lib/paths.mjs";
import { startNodeTool } from "./lib/run.mjs";
import { complain, say } from "./lib/say.mjs";
import { setUpForBuilding } from "./setup.mjs";

let building = false;
let changedMeanwhile = false;

/** Runs one build at a time; a change during a build starts another. */
async function rebuildCore() {
  changedMeanwhile = building;
  if (building) return;
  building = true;
  try {
    await buildRust({ quick: true });
    say("Core: up to date");
  } catch (error) {
    complain(`${error.message}\nThe page keeps the last core that compiled.`);
  }
  building = false;
  if (changedMeanwhile) await rebuildCore();
}

function rebuildOnChange() {
  let pause;
  const changed = () => {
    clearTimeout(pause);
    pause = setTimeout(rebuildCore, 150);
  };
  watch(inRoot("core"), { recursive: true }, changed);
  watch(inRoot("seeds"), { recursive: true }, changed);
}

await runMain(async () => {
  await setUpForBuilding();
  await rebuildCore();
  await buildSavedPages();
  rebuildOnChange();
  // Vite watches web/src/wasm/pkg and reloads the page.
  const vite = startNodeTool("vite", "vite", process.argv.slice(2), { cwd: inRoot("web") });
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => vite.kill(signal));
  vite.on("exit", (code) => process.exit(code ?? 0));
});
