import { readOptions } from "./lib/options.mjs";
import { runSteps } from "./lib/runSteps.mjs";
import { setUpForTesting } from "./setup.mjs";

// `innerLoop`: `npm run check`; `everyday`: `npm test`; `deep`: `npm run test:deep`.
const { steps } = readOptions({ steps: { type: "string", default: "everyday" } });
await runSteps(setUpForTesting, async () => (await import("./lib/steps.mjs"))[steps]);
