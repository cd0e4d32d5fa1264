import { buildCore, buildRust } from "../../lib/buildCore.mjs";
import { buildReportTemplate } from "../../lib/buildReport.mjs";
import { buildHosted } from "../../lib/buildWeb.mjs";
import { corePackage, inRoot } from "../../lib/paths.mjs";

export const filledPortal = inRoot("dist", "web-faults");

/** The portal as it is hosted, with a core that can make up tickets: the build in which recovery is tested. */
export async function buildFilledPortal() {
  await buildRust();
  await buildReportTemplate();
  await buildCore({ outDir: `${corePackage}-faults`, features: ["fault-injection", "synthetic"] });
  await buildHosted({ mode: "faults", outDir: filledPortal });
}
