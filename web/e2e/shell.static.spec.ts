import type { Page } from "@playwright/test";
import { account } from "./account";
import { inEveryAppearance } from "./appearances";
import { expectNoAxeViolations } from "./axe";
import { expect, test } from "./fixtures";
import { boxOf, expectNoSidewaysScroll } from "./layout";

const side = (page: Page) => page.getByRole("complementary", { name: "Menu samping" });

const AREAS = [
  "/badan-usaha/tickets",
  "/internal-esdm/all-tickets",
  "/agent/all-tickets",
  "/auditor/internal",
  "/cms-auditor/assignments",
  "/dashboard-builder",
];

for (const area of AREAS) {
  test(`${area} has one bar of one row at every width`, async ({ portal, page }) => {
    await portal.open(area);
    for (const width of [320, 390, 768, 1024, 1280, 1366, 1440, 1920]) {
      await page.setViewportSize({ width, height: 844 });
      const bar = () => boxOf(page.getByRole("banner"));
      // The layout follows the window.
      const height = expect.poll(async () => (await bar()).height, `bar at ${width}`);
      await height.toBeLessThanOrEqual(57);
      expect((await boxOf(account(page))).height).toBeLessThanOrEqual((await bar()).height);
      const heading = await boxOf(page.getByRole("heading", { level: 1 }));
      expect(heading.y, `title at ${width}`).toBeLessThanOrEqual(width < 640 ? 76 : 90);
      await expectNoSidewaysScroll(page);
    }
  });
}

test("the menu is a drawer, a rail, or wide, by the window and by choice", async ({
  portal,
  page,
}) => {
  await portal.open("/agent/all-tickets");
  for (const [width, expected] of [
    [639, undefined],
    [640, 64],
    [1024, 64],
    [1439, 64],
    [1440, 248],
    [1920, 248],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    if (expected === undefined) await expect(side(page)).toBeHidden();
    else await expect.poll(async () => (await boxOf(side(page))).width).toBe(expected);
  }
  await page.getByRole("button", { name: "Ciutkan menu" }).click();
  await expect.poll(async () => (await boxOf(side(page))).width).toBe(64);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect((await boxOf(side(page))).width).toBe(64);
});

test("an entry of the rail shows its name and count on hover and focus", async ({
  portal,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await portal.open("/agent/all-tickets");
  const entry = side(page).getByRole("link", { name: "New", exact: true });
  await expect(entry).toHaveAccessibleDescription("1 tiket");
  await entry.hover();
  const tip = page.getByText("New · 1 tiket");
  await expect(tip).toBeVisible();
  expect((await boxOf(tip)).x).toBeGreaterThanOrEqual((await boxOf(entry)).x + 48);
  await page.mouse.move(700, 500);
  await expect(tip).toHaveCount(0);
  await page.keyboard.press("Tab");
  await entry.focus();
  await expect(tip).toBeVisible();
  await inEveryAppearance(page, (by) => expectNoAxeViolations(page, by));
});

test("the state of the storage is one line, also in the rail", async ({ portal, page }) => {
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await portal.open("/agent/all-tickets");
    const state = side(page).getByRole("button", { name: "Tersimpan · WIB" });
    expect((await boxOf(state)).height).toBeLessThanOrEqual(36);
    await state.click();
    const dialog = page.getByRole("dialog", { name: "Penyimpanan dan waktu" });
    await expect(dialog.getByText("Zona waktu WIB")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(state).toBeFocused();
  }
});

test("on a phone all roles are on the first screen, and the last one comes first", async ({
  portal,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await portal.open("/agent/all-tickets");
  await portal.open("/");
  const goOn = page.getByRole("button", { name: "Lanjutkan sebagai Agent · Bagus Pratama" });
  await expect(page.getByText("1 tiket baru").first()).toBeVisible();
  const roles = page.getByRole("main").getByRole("listitem");
  await expect(roles).toHaveCount(7);
  expect((await boxOf(goOn)).y).toBeLessThan((await boxOf(roles.first())).y);
  expect((await boxOf(roles.last())).bottom).toBeLessThanOrEqual(844);
  await expectNoSidewaysScroll(page);
  await goOn.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Semua Tiket");
});
