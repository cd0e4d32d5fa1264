import { defineConfig } from "@playwright/test";
import { chromiumFlags, findChromium } from "./scripts/lib/browser.mjs";
import type { BuildOptions } from "./web/e2e/fixtures";

const port = Number(process.env.PORTAL_TEST_PORT ?? 4317);
const faultsPort = port + 1;
const chromium = findChromium();
/**
 * `npm run test:deep` plays all journeys in both builds. `npm test` leaves out `@deep` journeys, and plays only
 * `@single-file` ones from the single file.
 */
const isDeep = process.env.PORTAL_DEEP !== undefined;

const serve = (folder: string, base: string, at: number) => ({
  command: `node scripts/server.mjs --folder=dist/${folder} --base=${base} --port=${at}`,
  url: `http://127.0.0.1:${at}${base}`,
  reuseExistingServer: false,
});

/** Three builds: hosted under a sub-path, the single file, and one with injected faults. */
export default defineConfig<BuildOptions>({
  testDir: "web/e2e",
  fullyParallel: true,
  workers: 2,
  // No retries: a journey that fails at times is a fault of the journey or of the portal.
  retries: 0,
  ...(isDeep ? {} : { grepInvert: /@deep/ }),
  // In ms; enough for a busy machine.
  timeout: 180_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: [["list"]],
  use: {
    actionTimeout: 15_000,
    locale: "id-ID",
    timezoneId: "Asia/Jakarta",
    viewport: { width: 1440, height: 900 },
    trace: "off",
    screenshot: "off",
    // Otherwise each page would fetch the whole portal twice. Journeys of their own test the service worker.
    serviceWorkers: "block",
    launchOptions: {
      ...(chromium === undefined ? {} : { executablePath: chromium }),
      args: chromiumFlags,
    },
  },
  projects: [
    {
      name: "static",
      testIgnore: /\.(?:faults|usb)\.spec\.ts$/,
      use: { entry: { kind: "path", address: `http://127.0.0.1:${port}/portal/` } },
    },
    {
      name: "usb",
      // Accessibility and layout are the same in both builds, so they are checked once.
      testIgnore: /\.(?:faults|static)\.spec\.ts$/,
      // The single file can differ in storage, addresses, policy, printing and downloads.
      ...(isDeep ? {} : { grep: /\.usb\.spec\.ts|@single-file/ }),
      use: {
        entry: {
          kind: "hash",
          address: new URL("dist/usb/portal-minerba.html", import.meta.url).href,
        },
      },
    },
    {
      name: "faults",
      testMatch: /\.faults\.spec\.ts$/,
      use: { entry: { kind: "path", address: `http://127.0.0.1:${faultsPort}/` } },
    },
  ],
  webServer: [serve("web-subpath", "/portal/", port), serve("web-faults", "/", faultsPort)],
});
