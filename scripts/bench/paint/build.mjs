import { buildCore, buildRust } from "../../lib/buildCore.mjs";
import { buildSavedPages } from "../../lib/buildSavedPages.mjs";
import { buildHosted } from "../../lib/buildWeb.mjs";
import { corePackage, inRoot } from "../../lib/paths.mjs";

export const filledPortal = inRoot("dist", "web-faults");

/** The hosted portal with made-up tickets: the build with injected faults. */
export async function buildFilledPortal() {
  await buildRust();
  await buildSavedPages();
  await buildCore({ outDir: `${corePackage}-faults`, features: ["fault-injection", "synthetic"] });
  await buildHosted({ mode: "faults", outDir: filledPortal });
}
