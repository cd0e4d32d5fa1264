import { testInFirefox } from "./firefox/run.mjs";
import { buildForBrowsers } from "./lib/buildForBrowsers.mjs";
import { runMain } from "./lib/failure.mjs";
import { setUpForBuilding } from "./setup.mjs";

await runMain(async () => {
  await setUpForBuilding();
  await buildForBrowsers();
  await testInFirefox();
});
