import { buildRust } from "./lib/buildCore.mjs";
import { buildSavedPages } from "./lib/buildSavedPages.mjs";
import { buildHosted, buildSingleFile, checkTypes } from "./lib/buildWeb.mjs";
import { runMain } from "./lib/failure.mjs";
import { normalBase, readOptions } from "./lib/options.mjs";
import { writeSbom } from "./lib/sbom.mjs";
import { checkFirstVisit, checkSingleFile } from "./lib/transferTable.mjs";
import { setUpForBuilding } from "./setup.mjs";

await runMain(async () => {
  const options = readOptions({ base: { type: "string", default: "/" } });
  const base = normalBase(options.base);
  await setUpForBuilding();
  await buildRust();
  await buildSavedPages();
  await checkTypes();
  await buildHosted({ base });
  await buildSingleFile();
  writeSbom();
  checkFirstVisit({ base });
  checkSingleFile();
});
