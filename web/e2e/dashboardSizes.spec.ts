import { widget } from "./dashboards";
import { expect, test } from "./fixtures";

const SERVICE = "/internal-esdm/dashboards/dash_1763604898133";
const TILES = ["Tiket masuk bulan ini", "Belum selesai", "Menunggu agen", "Masuk 7 hari terakhir"];

test("metric tiles are at most 150 px high, and their numbers have one size", async ({
  portal,
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await portal.open(SERVICE);
  const sizes = new Set<string>();
  for (const title of TILES) {
    const tile = widget(page, title);
    const number = tile.getByText(/^\d+$/).first();
    await expect(number).toBeVisible();
    expect((await tile.boundingBox())?.height).toBeLessThanOrEqual(150);
    sizes.add(await number.evaluate((element) => getComputedStyle(element).fontSize));
  }
  expect(["25px", "31px"]).toContain([...sizes].join());
});

test("the first widget starts early on a phone and on a laptop", async ({ portal, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await portal.open(SERVICE);
  const top = async () => (await widget(page, TILES[0] ?? "").boundingBox())?.y;
  await expect(widget(page, TILES[0] ?? "")).toBeVisible();
  expect(await top()).toBeLessThanOrEqual(300);
  await page.setViewportSize({ width: 1366, height: 768 });
  await expect.poll(top).toBeLessThanOrEqual(240);
});
