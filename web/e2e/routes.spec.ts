import { expect, test } from "./fixtures";
import { row } from "./lists";
import { menuEntry } from "./sideMenu";

test("the role selector is the first page", async ({ portal, page }) => {
  await portal.open("/");
  await expect(page).toHaveTitle("Pilih peran · Portal Minerba");
  await expect(page.locator("html")).toHaveAttribute("lang", "id");
  for (const role of ["Badan Usaha", "Internal ESDM", "Agent", "CMS Auditor"]) {
    await expect(page.getByRole("button", { name: role, exact: true })).toBeVisible();
  }
});

test("an unknown address says so and links to the areas", async ({ portal, page }) => {
  await portal.open("/tidak/ada?x=1");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Halaman tidak ditemukan");
  await expect(page.getByText("/tidak/ada")).toBeVisible();
  await page.getByRole("link", { name: "Agent", exact: true }).click();
  await expect(page).toHaveTitle("Semua Tiket · Agent · Portal Minerba");
});

test("an unknown address inside an area keeps the area's menu", async ({ portal, page }) => {
  await portal.open("/internal-esdm/tidak-ada");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Halaman tidak ditemukan");
  await menuEntry(page, "Pending").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Pending");
});

test("an unknown ticket and somebody else's ticket look the same", { tag: "@deep" }, async ({
  portal,
  page,
}) => {
  for (const id of ["XXXXXX", "N4W7KD", "%F0%9F%98%80", "..%2F..%2Fetc", "r8k2ab%00"]) {
    await portal.open(`/badan-usaha/tickets/${id}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tiket tidak ditemukan");
  }
  await page.getByRole("link", { name: "Kembali ke daftar tiket" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("All Tickets");
});

test("an address that cannot be decoded shows an unknown ticket", async ({ portal, page }) => {
  // A static host would refuse such a path, so the portal gets it in the fragment or the history.
  await portal.open("/agent/new");
  const heading = page.getByRole("heading", { level: 1 });
  await page.evaluate(
    (address) => history.pushState(null, "", address),
    portal.addressOf("/agent/tickets/100%E0%A4%A"),
  );
  await page.evaluate(() => window.dispatchEvent(new PopStateEvent("popstate")));
  await expect(heading).toHaveText("Tiket tidak ditemukan");
  await expect(page.getByText("100%E0%A4%A")).toBeVisible();
});

test("Back and Forward restore earlier screens", { tag: "@single-file" }, async ({
  portal,
  page,
}) => {
  const heading = page.getByRole("heading", { level: 1 });
  await portal.open("/");
  await page.getByRole("button", { name: "Agent", exact: true }).click();
  await expect(heading).toHaveText("Semua Tiket");
  await row(page, "R8K2AB").getByRole("link").click();
  await expect(heading).toContainText("RKAB revisi kedua");
  await page.goBack();
  await expect(heading).toHaveText("Semua Tiket");
  await page.goBack();
  await expect(page).toHaveTitle("Pilih peran · Portal Minerba");
  await page.goForward();
  await page.goForward();
  await expect(heading).toContainText("RKAB revisi kedua");
});
