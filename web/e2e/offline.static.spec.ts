import { renameSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { test as base, expect } from "./fixtures";
import { LATER } from "./laterBuild";
import { OwnHost } from "./ownHost";
import type { Portal } from "./portal";
import { enterAs } from "./roles";
import { AREAS } from "./routeTable";
import { menuEntry } from "./sideMenu";

const test = base.extend<{ host: OwnHost }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern.
  host: async ({}, use) => {
    const host = new OwnHost();
    await host.open();
    await use(host);
    await host.remove();
  },
  // Unlike the shared host, this one can be stopped.
  entry: async ({ host }, use) => use({ kind: "path", address: host.address }),
  serviceWorkers: "allow",
});

const NEWS = "Versi baru tersedia. Muat ulang untuk menggunakannya.";

/** Waits until the service worker has all files and controls the page. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller !== null) return;
    await new Promise((taken) =>
      navigator.serviceWorker.addEventListener("controllerchange", taken, { once: true }),
    );
  });

async function workAsAgent(portal: Portal, page: Page) {
  await portal.open("/");
  await kept(page);
  await enterAs(page, "Agent");
}

const setsKept = (page: Page) => page.evaluate(async () => (await caches.keys()).length);

/** Looks for a later version, as the browser does at intervals. Returns the new worker's state. */
const lookForNews = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update().catch(() => undefined);
    const worker = registration.installing ?? registration.waiting;
    if (worker === null) return "nothing";
    while (worker.state === "installing") {
      await new Promise((changed) =>
        worker.addEventListener("statechange", changed, { once: true }),
      );
    }
    return worker.state;
  });

const isLater = async (page: Page) => {
  const script = await page.locator("script[type=module]").first().getAttribute("src");
  return script?.includes(LATER);
};

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

for (const { name, screens } of AREAS) {
  test(`a second visit needs no network, at any address of ${name}`, {
    tag: name === "Auditor" ? [] : "@deep",
  }, async ({ portal, page, host }) => {
    await portal.open("/");
    await kept(page);
    await host.goAway();

    await portal.open("/");
    await expect(page.getByRole("button", { name: "Agent", exact: true })).toBeVisible();
    for (const { route, heading: title } of screens) {
      await test.step(route, async () => {
        await portal.open(route);
        await expect(heading(page)).toHaveText(title);
      });
    }
  });
}

test("an open page keeps its own files when the host has only a later version", async ({
  portal,
  page,
  host,
  context,
}) => {
  await workAsAgent(portal, page);
  host.deployLater();

  const other = await context.newPage();
  await other.goto(portal.addressOf("/internal-esdm/all-tickets"));
  expect(await lookForNews(other)).toBe("installed");
  expect(await isLater(other)).toBe(false);
  await expect(page.getByText(NEWS, { exact: true })).toBeVisible();
  await expect(other.getByText(NEWS, { exact: true })).toBeVisible();

  // One page reloads; the other can still open a screen that it has not visited.
  await other.getByRole("button", { name: "Muat ulang", exact: true }).click();
  await expect.poll(() => isLater(other)).toBe(true);
  await expect(heading(other)).toHaveText("All Tickets");
  await menuEntry(page, "Dasbor").click();
  await expect(heading(page)).toHaveText("Dasbor");
  expect(await isLater(page)).toBe(false);
  expect(await setsKept(page)).toBe(2);

  await page.getByRole("button", { name: "Muat ulang", exact: true }).click();
  await expect.poll(() => isLater(page)).toBe(true);
  await expect(page.getByText(NEWS, { exact: true })).toHaveCount(0);
  await other.close();
  await portal.open("/agent/new");
  await expect.poll(() => setsKept(page)).toBe(1);
});

test("a reload to a later version that would lose something asks first", {
  tag: "@deep",
}, async ({ portal, page, host }) => {
  await workAsAgent(portal, page);
  host.deployLater();
  expect(await lookForNews(page)).toBe("installed");
  await page.evaluate(() => {
    window.addEventListener("beforeunload", (event) => event.preventDefault());
  });

  const asked = new Promise<string>((told) =>
    page.once("dialog", async (dialog) => {
      await dialog.dismiss();
      told(dialog.type());
    }),
  );
  await page.getByRole("button", { name: "Muat ulang", exact: true }).click();
  expect(await asked).toBe("beforeunload");

  await menuEntry(page, "Dasbor").click();
  await expect(heading(page)).toHaveText("Dasbor");
  expect(await isLater(page)).toBe(false);
  await expect(page.getByText(NEWS, { exact: true })).toBeVisible();
});

test("a later version with a missing file is not cached", { tag: "@deep" }, async ({
  portal,
  page,
  host,
}) => {
  portal.expectComplaint(/portal_core_bg|integrity|service-worker|ERR_CONNECTION_REFUSED/);
  await portal.open("/agent/new");
  await kept(page);
  host.deployLater();
  const files = await page.evaluate(async () => {
    const name = (await caches.keys())[0] ?? "";
    return (await (await caches.open(name)).keys()).map(({ url }) => url);
  });
  const core =
    files
      .find((url) => url.includes("portal_core_bg"))
      ?.split("/")
      .at(-1) ?? "";
  const missing = join(host.folder, "assets", core.replace(".wasm", `${LATER}.wasm`));
  renameSync(missing, `${missing}.away`);

  expect(await lookForNews(page)).toBe("redundant");
  expect(await setsKept(page)).toBe(1);
  await host.goAway();
  await portal.open("/agent/tickets/R8K2AB");
  expect(await isLater(page)).toBe(false);

  // Once the host has the file, the next visit caches the version completely.
  renameSync(`${missing}.away`, missing);
  await host.comeBack();
  await portal.open("/agent/new");
  expect(await lookForNews(page)).toBe("installed");
  await expect(page.getByText(NEWS, { exact: true })).toBeVisible();
});

test("the portal can be installed as an app under its own name and mark", async ({
  portal,
  page,
  host,
}) => {
  await portal.open("/");
  await kept(page);
  const devtools = await page.context().newCDPSession(page);
  const { url, errors } = await devtools.send("Page.getAppManifest");
  expect(url).toBe(`${host.address}manifest.webmanifest`);
  expect(errors).toEqual([]);
  const { installabilityErrors } = await devtools.send("Page.getInstallabilityErrors");
  // Tests run in private windows, which cannot install apps.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(["in-incognito"]);

  const sizes = await page.evaluate(async (manifest) => {
    const { icons, name, start_url: start } = await (await fetch(manifest)).json();
    const measured = icons.map(async ({ src, sizes }: { src: string; sizes: string }) => {
      const icon = new Image();
      icon.src = new URL(src, manifest).href;
      await icon.decode();
      return sizes === "any" || sizes === `${icon.naturalWidth}x${icon.naturalHeight}`;
    });
    return { name, start: new URL(start, manifest).href, fit: await Promise.all(measured) };
  }, url);
  expect(sizes).toEqual({
    name: "Portal Minerba",
    start: host.address,
    fit: [true, true, true, true],
  });
});
