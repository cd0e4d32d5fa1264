import type { Dialog, Page } from "@playwright/test";
import { inEveryAppearance } from "./appearances";
import { expectNoAxeViolations } from "./axe";
import { expect, test } from "./fixtures";
import { expectNoSidewaysScroll } from "./layout";

const TICKET = "/agent/tickets/N4W7KD";

const take = (page: Page) => page.getByRole("button", { name: "Take Ticket" }).click();
const word = (page: Page, text: string) =>
  expect(page.getByRole("complementary").getByText(text, { exact: true })).toBeVisible();
const notice = (page: Page) => page.getByRole("main").getByRole("alert");

const expectFitEverywhere = (page: Page) =>
  inEveryAppearance(page, async (by) => {
    await expectNoAxeViolations(page, by);
    await expectNoSidewaysScroll(page);
  });

/** Makes every write fail as on a full disk. */
const fillDisk = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset.full = "yes";
  });

/** Frees the disk at the next click, because the portal's own retry could come first. */
const freeDiskOnClick = (page: Page) =>
  page.evaluate(() => {
    const free = () => {
      document.documentElement.dataset.full = "no";
    };
    document.addEventListener("click", free, { capture: true, once: true });
  });

/** Makes every write check `fillDisk`. Call before the page loads. */
const watchDisk = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ["put", "add"] as const) {
      const write = IDBObjectStore.prototype[name];
      IDBObjectStore.prototype[name] = function (this: IDBObjectStore, ...args) {
        if (document.documentElement.dataset.full !== "yes") return write.apply(this, args);
        throw new DOMException("full", "QuotaExceededError");
      };
    }
  });

async function takeAndStore(page: Page) {
  await take(page);
  await word(page, "Tersimpan");
}

async function takeOnFullDisk(page: Page) {
  await fillDisk(page);
  await take(page);
  await word(page, "Belum tersimpan");
}

/** True if the browser asked before the page was left. */
async function asksOnReload(page: Page): Promise<boolean> {
  let asked = false;
  const answer = (dialog: Dialog) => {
    asked = dialog.type() === "beforeunload";
    void dialog.accept();
  };
  page.on("dialog", answer);
  await page.reload();
  await page.locator("h1").first().waitFor();
  page.off("dialog", answer);
  return asked;
}

test("actions are stored, shown as stored, and kept by a reload without a question", {
  tag: "@single-file",
}, async ({ portal, page }) => {
  await portal.open(TICKET);
  await takeAndStore(page);
  expect(await asksOnReload(page)).toBe(false);
  await expect(page.getByRole("button", { name: "Take Ticket" })).toHaveCount(0);
});

test("on a full disk the page reports unstored actions, offers a backup, and stores them later", {
  tag: "@single-file",
}, async ({ portal, page }) => {
  await watchDisk(page);
  await portal.open(TICKET);
  await takeOnFullDisk(page);
  await expect(notice(page)).toContainText("Penyimpanan peramban penuh.");
  await expectFitEverywhere(page);
  const downloading = page.waitForEvent("download");
  await notice(page).getByRole("button", { name: "Simpan cadangan" }).click();
  expect((await downloading).suggestedFilename()).toMatch(/\.minerba$/);
  await freeDiskOnClick(page);
  await notice(page).getByRole("button", { name: "Coba lagi" }).click();
  await word(page, "Tersimpan");
  await expect(notice(page)).toHaveCount(0);
  expect(await asksOnReload(page)).toBe(false);
  await expect(page.getByRole("button", { name: "Take Ticket" })).toHaveCount(0);
});

test("leaving the page asks while something is not stored", { tag: "@deep" }, async ({
  portal,
  page,
}) => {
  await watchDisk(page);
  await portal.open(TICKET);
  await takeOnFullDisk(page);
  expect(await asksOnReload(page)).toBe(true);
});

test("a browser without storage works in memory, says so, and asks before work is lost", async ({
  portal,
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, "indexedDB", { value: undefined });
  });
  await portal.open(TICKET);
  await word(page, "Hanya di memori");
  await expect(notice(page)).toContainText("Data hanya di memori");
  await expectFitEverywhere(page);
  expect(await asksOnReload(page)).toBe(false);
  await take(page);
  await expect(page.getByRole("button", { name: "Take Ticket" })).toHaveCount(0);
  expect(await asksOnReload(page)).toBe(true);
});

test("on a phone the top bar says that something is not stored", async ({ portal, page }) => {
  await watchDisk(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await portal.open(TICKET);
  const mark = page.getByRole("banner").getByText("Belum tersimpan", { exact: true });
  await expect(mark).toHaveCount(0);
  await fillDisk(page);
  await take(page);
  await expect(mark).toBeVisible();
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await expect(page.getByRole("dialog").getByText("Penyimpanan penuh.")).toBeVisible();
  await expect(page.getByRole("dialog").getByRole("button", { name: "Coba lagi" })).toBeVisible();
});

test("damaged data are quarantined and downloadable, and the portal opens with the rest", {
  tag: "@single-file",
}, async ({ portal, page }) => {
  await portal.open(TICKET);
  await takeAndStore(page);
  await page.evaluate(async () => {
    const opening = indexedDB.open("portal-minerba");
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    const hasSecondSnapshot = () =>
      new Promise<boolean>((resolve) => {
        const counting = database.transaction("snapshots").objectStore("snapshots").count();
        counting.onsuccess = () => resolve(counting.result > 1);
      });
    // Waits for the second snapshot, which has the data that the test damages below.
    while (!(await hasSecondSnapshot())) await new Promise((resolve) => setTimeout(resolve, 20));
    const writing = database.transaction(["journal", "snapshots"], "readwrite");
    writing.objectStore("snapshots").delete(1);
    writing.objectStore("journal").put(new Uint8Array([80, 77, 67, 1, 0, 0, 0, 0, 9, 9]), 1);
    await new Promise((resolve) => {
      writing.oncomplete = resolve;
    });
    database.close();
  });
  await page.reload();
  await expect(notice(page)).toContainText("Sebagian data yang tersimpan rusak dan diamankan.");
  await expect(notice(page)).toContainText("tanpa 1 tindakan sesudahnya");
  await expect(page.getByRole("button", { name: "Take Ticket" })).toBeVisible();
  const downloading = page.waitForEvent("download");
  await notice(page).getByRole("button", { name: "Unduh salinan" }).click();
  expect((await downloading).suggestedFilename()).toBe("Salinan_Portal_Minerba.bin");
  await notice(page).getByRole("button", { name: "Tutup pesan" }).click();
  await takeAndStore(page);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Take Ticket" })).toHaveCount(0);
});

test("data of a newer version are not changed and can be downloaded raw", {
  tag: "@deep",
}, async ({ portal, page }) => {
  await portal.open(TICKET);
  await takeAndStore(page);
  const newer = await page.context().newPage();
  await newer.goto(portal.addressOf("/"));
  await newer.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open("portal-minerba", 99);
        opening.onsuccess = () => resolve(opening.result.close());
      }),
  );
  await word(page, "Hanya dapat dibaca");
  await expect(notice(page)).toContainText("Halaman portal lain memakai versi yang lebih baru.");
  await newer.goto("about:blank");
  await newer.goto(portal.addressOf(TICKET));
  await expect(notice(newer)).toContainText("disimpan oleh versi portal yang lebih baru");
  await word(newer, "Hanya dapat dibaca");
  await expectFitEverywhere(newer);
  const downloading = newer.waitForEvent("download");
  await notice(newer).getByRole("button", { name: "Unduh salinan" }).click();
  expect((await downloading).suggestedFilename()).toBe("Salinan_Portal_Minerba.bin");

  await expect(notice(newer)).toContainText(
    "Yang ditampilkan adalah data contoh, bukan data Anda.",
  );
  const backingUp = newer.waitForEvent("download");
  await newer.getByRole("button", { name: "Cadangan dan atur ulang" }).click();
  await newer.getByRole("menuitem", { name: "Simpan cadangan" }).click();
  expect((await backingUp).suggestedFilename()).toBe("Salinan_Portal_Minerba.bin");

  await notice(newer).getByRole("button", { name: "Mulai baru" }).click();
  await newer.getByRole("alertdialog").getByRole("button", { name: "Mulai baru" }).click();
  await word(newer, "Tersimpan");
  await takeAndStore(newer);
  await newer.reload();
  await expect(newer.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(newer.getByRole("button", { name: "Take Ticket" })).toHaveCount(0);
  const setAside = newer.waitForEvent("download");
  await newer.getByRole("button", { name: "Cadangan dan atur ulang" }).click();
  await newer.getByRole("menuitem", { name: "Simpan data yang diamankan" }).click();
  expect((await setAside).suggestedFilename()).toBe("Salinan_Portal_Minerba.bin");
  await newer.close();
});
