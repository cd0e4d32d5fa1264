import { homedir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { cargoTools } from "../versions.mjs";

export const root = resolve(dirname(fileURLToPath(import.meta.url)), "..", "..");
export const inRoot = (...parts) => join(root, ...parts);

const userCache =
  process.env.XDG_CACHE_HOME ??
  { win32: process.env.LOCALAPPDATA, darwin: join(homedir(), "Library", "Caches") }[
    process.platform
  ] ??
  join(homedir(), ".cache");
/** Folder for a compiled tool, shared by all clones of the portal: one per tool and version. */
export const toolFolder = (crate) =>
  join(userCache, "portal-minerba", `${crate}-${cargoTools[crate]}`);

export const cargoHome = process.env.CARGO_HOME ?? join(homedir(), ".cargo");
export const cargoTarget = process.env.CARGO_TARGET_DIR ?? inRoot("target");
export const corePackage = inRoot("web", "src", "wasm", "pkg");
export const pdfPackage = `${corePackage}-pdf`;
export const wordPackage = `${corePackage}-word`;
export const excelPackage = `${corePackage}-excel`;
export const reportPackage = `${corePackage}-report`;
export const packagePackage = `${corePackage}-package`;
/** Folder of the pages that the portal saves. */
export const pageTemplates = `${corePackage}-page`;
export const webDist = inRoot("dist", "web");
export const singleFile = inRoot("dist", "usb", "portal-minerba.html");
