import { buildWasmPackage } from "./buildWasmPackage.mjs";
import { corePackage, pdfPackage, reportPackage, wordPackage } from "./paths.mjs";

/** The core of the portal, with `features` of core/Cargo.toml when a test or a measurement needs them. */
export const buildCore = ({ outDir = corePackage, features = [], quick = false } = {}) =>
  buildWasmPackage({ crate: "core", module: "portal_core", outDir, features, quick });

/** The PDF writer, a module of its own that is loaded when somebody exports. */
const buildPdfWriter = ({ quick = false } = {}) =>
  buildWasmPackage({
    crate: "core/pdf",
    module: "portal_pdf",
    outDir: pdfPackage,
    features: ["entry"],
    quick,
  });

/** The reader of saved dashboards, the only Rust in the page that they are saved as. */
const buildReportReader = ({ quick = false } = {}) =>
  buildWasmPackage({
    crate: "core/report",
    module: "portal_report",
    outDir: reportPackage,
    features: ["entry"],
    quick,
  });

/** The reader of Word documents, a module of its own that is loaded when somebody loads one. */
const buildWordReader = ({ quick = false } = {}) =>
  buildWasmPackage({
    crate: "core/word",
    module: "portal_word",
    outDir: wordPackage,
    features: ["entry"],
    quick,
  });

/** Everything of the shipped portal that is Rust. */
export async function buildRust(options) {
  await buildCore(options);
  await buildPdfWriter(options);
  await buildReportReader(options);
  await buildWordReader(options);
}
