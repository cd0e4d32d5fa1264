import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { bars, definitionOf, jsonFile, third, type Widget, widgetOf } from "./dashboardFiles";
import { chooseDefinition } from "./dashboards";
import { expect, test } from "./fixtures";
import { PNG } from "./sampleFiles";

const sound: Widget = bars(1, "Status", third(0));
const at = (x: number, y: number, w: number, h: number) => ({ x, y, w, h });
const of = (...widgets: readonly object[]) => ({ ...definitionOf("Rusak", []), widgets });
const json = (content: unknown) => Buffer.from(JSON.stringify(content));

/** Invalid files with the message for each. */
const UNREADABLE: Record<string, Buffer> = {
  "teks.json": Buffer.from("Ini bukan JSON."),
  "bukan-angka.json": Buffer.from(JSON.stringify(of(sound)).replace('"limit":12', '"limit":NaN')),
  "nol.json": Buffer.alloc(40),
  "kosong.json": Buffer.alloc(0),
  "latin.json": Buffer.from(JSON.stringify(definitionOf("Ë", [])), "latin1"),
};

/** Definition files with one mistake each, the path that is named, and the message. */
const WRONG: readonly (readonly [what: string, content: Buffer, path: string, message: RegExp])[] =
  [
    ["JSON that is no definition", json([1, 2, 3]), "", /bukan definisi dasbor/],
    ["another program's file", json({ panels: [] }), "", /bukan definisi dasbor/],
    [
      "a newer version",
      json({ ...definitionOf("Baru", []), version: 99 }),
      "version",
      /Versi 99 lebih baru daripada portal ini/,
    ],
    [
      "an unknown type",
      json(of({ ...sound, type: "hologram" })),
      "widgets[0].type",
      /"hologram" tidak dikenal\. Pilihan: .*chart/,
    ],
    [
      "an unknown chartType",
      json(of(widgetOf(1, "bar", "x", third(0), { chartType: "spiral" }))),
      "widgets[0].config.chartType",
      /"spiral" tidak dikenal\. Pilihan: /,
    ],
    [
      "a chartType of another type",
      json(of(widgetOf(1, "bar", "x", third(0), { chartType: "ring" }))),
      "widgets[0].config.chartType",
      /"ring" tidak berlaku untuk bar/,
    ],
    [
      "widgets over each other",
      json(of(sound, bars(2, "Prioritas", at(2, 1, 4, 3)))),
      "widgets[1].position",
      /"Prioritas" bertumpuk dengan "Status" \(widgets\[0\]\)/,
    ],
    [
      "w=0",
      json(of(bars(1, "x", at(0, 0, 0, 3)))),
      "widgets[0].position.w",
      /Lebar 0\. Harus 1 sampai 12/,
    ],
    [
      "beyond the grid",
      json(of(bars(1, "x", at(10, 0, 4, 3)))),
      "widgets[0].position.w",
      /melewati kolom ke-12/,
    ],
    [
      "half a column",
      json(of(bars(1, "x", at(0.5, 0, 4, 3)))),
      "widgets[0].position.x",
      /Harus bilangan bulat/,
    ],
    ["an unknown field", json({ ...definitionOf("x", []), warna: 1 }), "warna", /tidak dikenal/],
    ["a blank name", json(definitionOf(" ", [])), "name", /Nama tidak boleh kosong/],
    [
      "500 widgets",
      json(of(...Array.from({ length: 500 }, (_, n) => bars(n + 1, "x", at(0, n * 3, 4, 3))))),
      "widgets",
      /Ada 500 widget\. Paling banyak 60 widget/,
    ],
  ];

/** Counts of the list under the dialog, which must not change. */
const counters = (page: Page) => page.getByLabel("Ringkasan dashboard").textContent();

test("a file that is no definition is refused in the dialog with the reason", async ({
  portal,
  page,
}) => {
  await portal.open("/dashboard-builder");
  const before = await counters(page);
  const dialog = await chooseDefinition(page, jsonFile("x".repeat(20 * 1024 * 1024), "besar.json"));
  const refused = dialog.getByRole("alert");
  await expect(refused).toContainText(/besar\.json.*terlalu besar\. Paling besar \d+ MB\./s);
  const field = dialog.getByLabel("Berkas definisi");
  const files = { ...UNREADABLE, "gambar.json": await readFile(PNG.path) };
  for (const [name, buffer] of Object.entries(files)) {
    await test.step(name, async () => {
      await field.setInputFiles({ name, mimeType: "application/json", buffer });
      await expect(refused).toContainText(name);
      await expect(refused).toContainText("Berkas ini bukan definisi dashboard.");
      await expect(field).toBeFocused();
    });
  }
  await expect(dialog.getByRole("button", { name: "Impor", exact: true })).toHaveCount(0);
  await dialog.getByRole("button", { name: "Batal", exact: true }).click();
  await expect(page.getByRole("button", { name: "Impor", exact: true })).toBeFocused();
  expect(await counters(page)).toBe(before);
});

test("a mistake in a definition is named with its path, and another file can be read", {
  tag: "@deep",
}, async ({ portal, page }) => {
  await portal.open("/dashboard-builder");
  const before = await counters(page);
  await page.getByRole("button", { name: "Impor", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Impor dashboard" });
  const choose = (buffer: Buffer) =>
    dialog
      .getByLabel("Berkas definisi")
      .setInputFiles({ name: "rusak.json", mimeType: "application/json", buffer });
  for (const [what, content, path, message] of WRONG) {
    await test.step(what, async () => {
      await choose(content);
      await expect(dialog.getByRole("alert")).toContainText("Berkas ini tidak dapat diimpor");
      const problem = dialog.getByRole("listitem").filter({ hasText: message });
      await expect(problem).toHaveCount(1);
      if (path !== "") await expect(problem.getByRole("code")).toHaveText(path);
      await expect(dialog.getByRole("button", { name: "Impor", exact: true })).toHaveCount(0);
      await dialog.getByRole("button", { name: "Ganti berkas" }).click();
      await expect(dialog.getByLabel("Berkas definisi")).toBeFocused();
    });
  }
  expect(await counters(page)).toBe(before);

  await choose(json(definitionOf("Akhirnya", [sound])));
  await dialog.getByRole("button", { name: "Impor", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Akhirnya");
});

test("a widget with missing data is marked before and after the import, and others draw", {
  tag: "@deep",
}, async ({ portal, page }) => {
  const missing = widgetOf(2, "pie", "Hilang", third(1), {
    chartType: "pie",
    dimension: { column: "status" },
    dataSource: { id: "dataset:TAB-XXX-99", name: "Produksi - PT Antah Berantah" },
  });
  await portal.open("/dashboard-builder");
  const dialog = await chooseDefinition(page, jsonFile(definitionOf("Sebagian", [sound, missing])));
  const marked = dialog.getByRole("listitem").filter({ hasText: "sumber tidak ada di portal ini" });
  await expect(marked).toHaveCount(1);
  await expect(marked).toContainText("Hilang");
  await dialog.getByRole("button", { name: "Impor", exact: true }).click();
  const broken = page.getByRole("region", { name: "Hilang", exact: true });
  await expect(broken).toContainText("Sumber data tidak ada lagi");
  await expect(broken).toContainText('"Produksi - PT Antah Berantah"');
  await expect(
    page.getByRole("region", { name: "Status", exact: true }).getByRole("img"),
  ).toBeVisible();
});
