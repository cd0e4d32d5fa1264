import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import wasm from "vite-plugin-wasm";
import { contentSecurityPolicy } from "./vite/contentSecurityPolicy.ts";
import { faultyCore } from "./vite/faultyCore.ts";
import { firstScreen } from "./vite/firstScreen.ts";
import { inFiles, inParts } from "./vite/output.ts";
import { preloadCore } from "./vite/preloadCore.ts";
import { preloadTypeface } from "./vite/preloadTypeface.ts";
import { serviceWorker } from "./vite/serviceWorker.ts";
import { singleFile } from "./vite/singleFile.ts";

/** Pages that the portal fills and saves. */
const savedPages = ["report", "package"];

/** True for modes that make one HTML file. */
const isSingleFile = (mode: string) => mode === "usb" || savedPages.includes(mode);

/**
 * Modes: `production` for a static host, `usb` for the single file, `faults` with injected faults, `report` for the
 * page of saved dashboards, `package` for the page of a Paket Bukti (scripts/lib/buildSavedPages.mjs).
 */
export default defineConfig(({ mode }) => ({
  plugins: [
    react(),
    isSingleFile(mode) ? singleFile() : [wasm(), preloadCore(), preloadTypeface()],
    firstScreen({ selfContained: isSingleFile(mode) }),
    mode === "faults" ? faultyCore() : null,
    contentSecurityPolicy({ selfContained: isSingleFile(mode) }),
    mode === "production" ? serviceWorker() : null,
  ],
  publicDir: isSingleFile(mode) ? false : "public",
  build: {
    // The first versions with `light-dark()`: for older ones the build would rewrite every colour.
    target: ["chrome123", "edge123", "firefox120", "safari17.5"],
    modulePreload: { polyfill: false },
    assetsInlineLimit: isSingleFile(mode) ? Number.MAX_SAFE_INTEGER : 0,
    cssCodeSplit: !isSingleFile(mode),
    // Lists the files of each screen, for the table of sizes.
    manifest: mode === "production",
    reportCompressedSize: false,
    rolldownOptions: {
      input: savedPages.includes(mode) ? `${mode}.html` : "index.html",
      output: isSingleFile(mode) ? inParts : inFiles,
      // pdf.js asks for the address of its module in Node only.
      ...(isSingleFile(mode) ? { checks: { emptyImportMeta: false } } : {}),
    },
  },
}));
