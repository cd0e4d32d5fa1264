import { defineConfig } from "@playwright/test";
import { chromiumFlags, findChromium } from "./scripts/lib/browser.mjs";
import type { BuildOptions } from "./web/e2e/fixtures";

const port = Number(process.env.PORTAL_TEST_PORT ?? 4317);
const faultsPort = port + 1;
const chromium = findChromium();
/** `npm run test:deep` plays all journeys in both builds; `npm test` leaves out `@deep` ones, and from the single file all but `@single-file` ones. */
const isDeep = process.env.PORTAL_DEEP !== undefined;

const serve = (folder: string, base: string, at: number) => ({
  command: `node scripts/server.mjs --folder=dist/${folder} --base=${base} --port=${at}`,
  url: `http://127.0.0.1:${at}${base}`,
  reuseExistingServer: false,
});

/** The built portal on a plain file server under a sub-path, as the single file, and with a core that fails on demand. */
export default defineConfig<BuildOptions>({
  testDir: "web/e2e",
  fullyParallel: true,
  workers: 2,
  // A journey that fails now and then is a fault of the journey or of the portal.
  retries: 0,
  ...(isDeep ? {} : { grepInvert: /@deep/ }),
  // Enough for a machine that has something else to do.
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
    // Every page would fetch the whole portal a second time; what comes of it is tested by itself.
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
      // What axe and a ruler find is the same in both builds: looked at once.
      testIgnore: /\.(?:faults|static)\.spec\.ts$/,
      // Storage, addresses, the page's policy, printing and downloads are what can differ there.
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
