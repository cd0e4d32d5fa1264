import { expect, test } from "./fixtures";
import { expectNoSidewaysScroll } from "./layout";
import { AREAS, NOWHERE } from "./routeTable";

// 640 px at twice the density is a window of 1280 px at 200 %.
test.use({ viewport: { width: 640, height: 450 }, deviceScaleFactor: 2 });

const GROUPS = [
  { name: "outside every area", routes: ["/", ...NOWHERE] },
  ...AREAS.map(({ name, screens }) => ({
    name: `in ${name}`,
    routes: screens.filter(({ leadsTo }) => leadsTo === undefined).map(({ route }) => route),
  })),
];

for (const { name, routes } of GROUPS) {
  test(`no screen ${name} scrolls sideways at 200 % or on the narrowest phone`, async ({
    portal,
    page,
  }) => {
    for (const route of routes) {
      await test.step(route, async () => {
        await portal.open(route);
        for (const width of [640, 360, 1024]) {
          await page.setViewportSize({ width, height: 640 });
          await expectNoSidewaysScroll(page);
        }
      });
    }
  });
}

test("no dialog is wider than the narrowest phone", async ({ portal, page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await portal.open("/internal-esdm/tickets/R8K2AB");
  for (const opener of ["Send to Other Department", "Assign to Agent", "Share Ticket"]) {
    await page.getByRole("button", { name: opener }).click();
    const dialog = page.getByRole("dialog");
    const box = await dialog.boundingBox();
    expect(box?.width).toBeLessThanOrEqual(360);
    expect(box?.height).toBeLessThanOrEqual(640);
    await expectNoSidewaysScroll(page);
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
  }
});
