import { existsSync } from "node:fs";
import { buildRust } from "./lib/buildCore.mjs";
import { buildSavedPages } from "./lib/buildSavedPages.mjs";
import { buildHosted } from "./lib/buildWeb.mjs";
import { Failure, runMain } from "./lib/failure.mjs";
import { fingerprint, matchesStamp, writeStamp } from "./lib/fingerprint.mjs";
import { readOptions } from "./lib/options.mjs";
import { inRoot, webDist } from "./lib/paths.mjs";
import { headline, say } from "./lib/say.mjs";
import { serve } from "./server.mjs";
import { setUpForBuilding } from "./setup.mjs";

const sources = ["core", "seeds", "Cargo.toml", "Cargo.lock", "package-lock.json", "web"];
const stamp = inRoot("dist", "start.stamp");

async function buildWhenStale() {
  const print = fingerprint(sources, { base: "/" });
  if (matchesStamp(stamp, print) && existsSync(webDist)) return;
  await buildRust();
  await buildSavedPages();
  await buildHosted();
  writeStamp(stamp, print);
}

/** Listens on the wanted port, or on one of the next few if it is taken. */
async function serveOnFreePort(first) {
  for (let port = first; port < first + 20; port += 1) {
    try {
      await serve({ folder: webDist, port, fallbackStatus: 200 });
      return port;
    } catch (error) {
      if (error.code !== "EADDRINUSE") throw error;
    }
  }
  throw new Failure(
    `Ports ${first} to ${first + 19} are taken. Choose another: npm start -- --port=8080`,
  );
}

await runMain(async () => {
  const options = readOptions({ port: { type: "string", default: "4173" } });
  await setUpForBuilding();
  await buildWhenStale();
  const port = await serveOnFreePort(Number(options.port));
  headline(`Portal Minerba: http://localhost:${port}/`);
  say("Stop it with Ctrl+C.");
});
