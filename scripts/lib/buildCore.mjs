import { buildWasmPackage } from "./buildWasmPackage.mjs";
import {
  corePackage,
  excelPackage,
  packagePackage,
  pdfPackage,
  reportPackage,
  wordPackage,
} from "./paths.mjs";

/** Builds the core, with `features` of core/Cargo.toml for tests and measurements. */
export const buildCore = ({ outDir = corePackage, features = [], quick = false } = {}) =>
  buildWasmPackage({ crate: "core", module: "portal_core", outDir, features, quick });

/** Builds the PDF writer, a wasm module of its own, which the hosted portal imports as an ES module. */
const buildPdfWriter = ({ quick = false } = {}) =>
  buildWasmPackage({
    crate: "core/pdf",
    module: "portal_pdf",
    outDir: pdfPackage,
    features: ["entry"],
    target: "bundler",
    quick,
  });

/** Builds the reader of saved dashboards, the only Rust in a saved dashboard's page. */
const buildReportReader = ({ quick = false } = {}) =>
  buildWasmPackage({
    crate: "core/report",
    module: "portal_report",
    outDir: reportPackage,
    features: ["entry"],
    quick,
  });

/** Builds the reader of a Paket Bukti, the only Rust in its page. */
const buildPackageReader = ({ quick = false } = {}) =>
  buildWasmPackage({
    crate: "core/package",
    module: "portal_package",
    outDir: packagePackage,
    features: ["entry"],
    // Every portal contains this module, packed, and few people repeat a test in a package.
    small: ["portal-analysis", "portal-model", "portal-table"],
    quick,
  });

/** Builds the reader of Word documents, a wasm module of its own. */
const buildWordReader = ({ quick = false } = {}) =>
  buildWasmPackage({
    crate: "core/word",
    module: "portal_word",
    outDir: wordPackage,
    features: ["entry"],
    quick,
  });

/**
 * Builds the reader and writer of Excel files, a wasm module of its own. Its JavaScript is a classic script: browsers
 * start no module worker from a file on disk.
 */
export const buildExcel = ({ outDir = excelPackage, quick = false } = {}) =>
  buildWasmPackage({
    crate: "core/excel",
    module: "portal_excel",
    outDir,
    features: ["entry"],
    target: "no-modules",
    quick,
  });

/** Builds all wasm modules of the portal. */
export async function buildRust(options) {
  await buildCore(options);
  await buildPdfWriter(options);
  await buildReportReader(options);
  await buildPackageReader(options);
  await buildWordReader(options);
  await buildExcel(options);
}
