import { buildForBrowsers } from "./lib/buildForBrowsers.mjs";
import { runMain } from "./lib/failure.mjs";
import { setUpForBuilding } from "./setup.mjs";

await runMain(async () => {
  await setUpForBuilding();
  await buildForBrowsers();
  // Imported late, because it needs a package that the set-up has just installed.
  const { testInFirefox } = await import("./firefox/run.mjs");
  await testInFirefox();
});
