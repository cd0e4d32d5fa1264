import { homedir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

export const root = resolve(dirname(fileURLToPath(import.meta.url)), "..", "..");
export const inRoot = (...parts) => join(root, ...parts);

export const tools = inRoot(".tools");
export const cargoHome = process.env.CARGO_HOME ?? join(homedir(), ".cargo");
export const cargoTarget = process.env.CARGO_TARGET_DIR ?? inRoot("target");
export const corePackage = inRoot("web", "src", "core", "pkg");
export const pdfPackage = `${corePackage}-pdf`;
export const reportPackage = `${corePackage}-report`;
/** The folder of the page that dashboards are saved as. */
export const reportTemplate = `${corePackage}-page`;
export const webDist = inRoot("dist", "web");
export const singleFile = inRoot("dist", "usb", "portal-minerba.html");
