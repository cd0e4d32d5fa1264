import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { parse } from "csv-parse/sync";
import { queryData } from "./audit";
import { bars, definitionOf, third, widgetOf } from "./dashboardFiles";
import { drawing, figuresOf, importDashboard, openId, publish, widget } from "./dashboards";
import { WIDE_WINDOW } from "./editor";
import { exportAs } from "./exportAs";
import { expect, test } from "./fixtures";
import { tabTo } from "./keys";
import { loadTable } from "./loading";
import { enterAs } from "./roles";
import { menuEntry } from "./sideMenu";

test.use({ viewport: WIDE_WINDOW });

const SERVICE = "/internal-esdm/dashboards/dash_1763604898133";
const COAL = "PT Bara Khatulistiwa";
const PLACE = ["Perizinan", "PT Pembawa Data", "Uji"] as const;
const LOADED = "Uji - PT Pembawa Data";
const MANY = 50_000;

/** A file in which each column has another fault. */
const BAD = [
  "Kode;Campuran;Hampa;Rugi",
  ...Array.from({ length: MANY }, (_, n) =>
    [`K-${n}`, n % 10 === 9 ? "tidak ada" : n % 10, "", n % 2 === 0 ? -5 : 5].join(";"),
  ),
].join("\n");

/** Loads the file and opens the dashboard builder. */
async function withLoaded(page: Page, text: string): Promise<void> {
  await enterAs(page, "CMS Auditor");
  await menuEntry(page, "Query Data Tabular").click();
  await loadTable(page, { name: "uji.csv", text }, PLACE);
  await enterAs(page, "Dashboard Builder");
}

/** Id of a loaded dataset as a source of a definition. */
async function sourceNamed(page: Page, name: string) {
  await menuEntry(page, "Daftar Dashboard").click();
  await importDashboard(page, definitionOf("Mencari sumber", [bars(1, "x", third(0))]));
  await page.getByRole("main").getByRole("link", { name: "Edit", exact: true }).click();
  await page.getByRole("button", { name: "Atur", exact: true }).click();
  const option = page.getByLabel("Sumber data").getByRole("option", { name, exact: true });
  const id = (await option.getAttribute("value")) ?? "";
  expect(id).toMatch(/^dataset:/);
  return { id, name };
}

test("bad columns are explained, many values stay fast, and other widgets draw", {
  tag: "@deep",
}, async ({ portal, page }) => {
  await portal.open("/");
  await withLoaded(page, BAD);
  const dataSource = await sourceNamed(page, LOADED);
  const sum = (column: string) => ({ dataSource, value: [{ aggregation: "sum", column }] });
  const begun = Date.now();
  await importDashboard(
    page,
    definitionOf("Data buruk", [
      widgetOf(1, "bar", "Banyak kode", third(0), { dataSource, dimension: { column: "Kode" } }),
      widgetOf(2, "table", "Banyak baris", third(1), {
        ...sum("Rugi"),
        dimension: { column: "Kode" },
        limit: 40,
      }),
      widgetOf(3, "pie", "Rugi per kode", third(2), {
        ...sum("Rugi"),
        dimension: { column: "Kode" },
      }),
      widgetOf(4, "bar", "Campuran", third(0, 3), {
        dataSource,
        dimension: { column: "Campuran" },
      }),
      widgetOf(5, "metric", "Total campuran", third(1, 3), { ...sum("Campuran"), limit: 1 }),
      widgetOf(6, "bar", "Hampa", third(2, 3), { dataSource, dimension: { column: "Hampa" } }),
      widgetOf(7, "map", "Bukan provinsi", third(0, 6), {
        dataSource,
        dimension: { column: "Kode" },
      }),
      bars(8, "Tiket", third(1, 6)),
    ]),
  );
  await expect(drawing(page, "Tiket")).toBeVisible();
  await expect(drawing(page, "Banyak kode")).toBeVisible();
  expect(Date.now() - begun, "from the file to the drawing").toBeLessThan(15_000);

  expect(await figuresOf(page, "Banyak kode")).toHaveLength(14);
  await expect(widget(page, "Banyak kode")).toContainText('"Lainnya" menggabungkan 49.988 nilai.');
  expect((await figuresOf(page, "Banyak baris")).slice(-2)).toEqual(["Lainnya -200", "Total 0"]);
  await expect(widget(page, "Rugi per kode")).toContainText(
    "Nilai negatif tidak dapat menjadi bagian dari keseluruhan",
  );
  expect(await figuresOf(page, "Campuran")).toContain("tidak ada 5.000");
  await expect(widget(page, "Total campuran")).toContainText(
    '5.000 sel kolom "Campuran" bukan angka dan dilewati.',
  );
  expect(await figuresOf(page, "Hampa")).toEqual(["(kosong) 50.000", "Total 50.000"]);
  await expect(widget(page, "Bukan provinsi")).toContainText(
    'Kolom "Kode" berisi "K-0"; peta memerlukan nama provinsi',
  );

  const slow = await page.evaluate(async () => {
    const at = performance.now();
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    return performance.now() - at;
  });
  expect(slow, "the page answers").toBeLessThan(1_000);
});

test("a widget names its deleted dataset, and the other widgets still draw", {
  tag: "@deep",
}, async ({ portal, page }) => {
  await portal.open("/");
  await withLoaded(page, "Pit;Ton\nA;5\nB;7\n");
  const dataSource = await sourceNamed(page, LOADED);
  await importDashboard(
    page,
    definitionOf(
      "Sumber hilang",
      [
        widgetOf(1, "bar", "Ton per pit", third(0), {
          dataSource,
          dimension: { column: "Pit" },
          value: [{ aggregation: "sum", column: "Ton" }],
        }),
        bars(2, "Tiket", third(1)),
      ],
      { permission: "publik" },
    ),
  );
  expect(await figuresOf(page, "Ton per pit")).toEqual(["B 7", "A 5", "Total 12"]);
  await publish(page);
  const id = openId(portal);

  await enterAs(page, "CMS Auditor");
  await menuEntry(page, "Query Data Tabular").click();
  await queryData(page, PLACE);
  await page.getByRole("button", { name: "Aksi data" }).click();
  await page.getByRole("menuitem", { name: "Hapus data" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Hapus", exact: true }).click();
  await expect(page.getByRole("alertdialog")).toHaveCount(0);

  for (const [role, entry] of [
    ["Dashboard Builder", "Daftar Dashboard"],
    ["Agent", "Dasbor"],
  ] as const) {
    await enterAs(page, role);
    await menuEntry(page, entry).click();
    await page.getByRole("link", { name: "Sumber hilang", exact: true }).click();
    await expect.poll(() => openId(portal)).toBe(id);
    const broken = widget(page, "Ton per pit");
    await expect(broken).toContainText("Sumber data tidak ada lagi");
    await expect(broken).toContainText(`"${LOADED}" sudah dihapus`);
    await expect(broken.getByRole("button", { name: "Unduh angka" })).toHaveCount(0);
    await expect(drawing(page, "Tiket")).toBeVisible();
  }
});

test("every kind of widget has equal numbers as a table and as CSV", { tag: "@deep" }, async ({
  portal,
  page,
}) => {
  await portal.open(SERVICE);
  for (const title of [
    "Belum selesai",
    "Tiket per kategori dan status",
    "Tiket menurut status",
    "Tiket masuk per hari",
    "Tiket per agen dan prioritas",
    "Tiket per provinsi",
    "Tiket per badan usaha",
  ]) {
    await test.step(title, async () => {
      const rows = (await figuresOf(page, title)).filter((row) => !row.startsWith("Total "));
      const arriving = page.waitForEvent("download");
      await exportAs(page, "CSV", widget(page, title).getByRole("button", { name: "Unduh angka" }));
      const download = await arriving;
      expect(download.suggestedFilename()).toBe(`Layanan Tiket_${title}.csv`);
      const text = await readFile(await download.path(), "utf8");
      const records: string[][] = parse(text, { bom: true });
      expect(records.slice(1).map((cells) => cells.join(" ").trim())).toEqual(
        rows.map((row) => row.replaceAll("–", "").replaceAll(/\s+/g, " ").trim()),
      );
    });
  }
});

test("filters change the numbers and are kept by reload, Back and a copied link", async ({
  portal,
  page,
}) => {
  await portal.open(SERVICE);
  const all = await figuresOf(page, "Tiket menurut status");
  const filters = page.getByRole("region", { name: "Filter" });
  await filters.getByLabel("Badan usaha").selectOption(COAL);
  await filters.getByLabel("Periode").selectOption({ label: "Rentang tanggal" });
  const dari = filters.getByRole("textbox", { name: "Dari" });
  await dari.fill("35/13/2026");
  await dari.press("Enter");
  await expect(dari).toHaveAccessibleDescription(/Tulis tanggal yang ada/);
  await expect(dari).toHaveAttribute("aria-invalid", "true");
  await dari.fill("01/01/2020");
  await expect(dari).not.toHaveAttribute("aria-invalid", "true");
  await expect.poll(() => portal.route()).toMatch(/dari=01%2F01%2F2020/);
  await expect(widget(page, "Tiket menurut status")).not.toContainText("New");
  const chosen = await figuresOf(page, "Tiket menurut status");
  expect(chosen).not.toEqual(all);
  const link = portal.route();
  expect(link).toMatch(/badanUsaha=PT/);

  const expectRestored = async () => {
    await expect(filters.getByLabel("Badan usaha")).toHaveValue(COAL);
    await expect(dari).toHaveValue("01/01/2020");
    expect(await figuresOf(page, "Tiket menurut status")).toEqual(chosen);
  };
  await page.reload();
  await expectRestored();
  await menuEntry(page, "Pending").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Pending");
  await page.goBack();
  await expectRestored();
  await portal.open(link);
  await expectRestored();

  await filters.getByRole("button", { name: "Hapus semua filter" }).click();
  await expect.poll(() => portal.route()).toBe(SERVICE);
  await expect(widget(page, "Tiket menurut status")).toContainText("New");
  expect(await figuresOf(page, "Tiket menurut status")).toEqual(all);
  await portal.open(`${SERVICE}?badanUsaha=PT+Antah+Berantah`);
  expect(await figuresOf(page, "Tiket menurut status")).toEqual(all);
  await expect(filters.getByLabel("Badan usaha")).toHaveValue("");
  await portal.open(`${SERVICE}?periode=rentang&sampai=01%2F01%2F2020`);
  await expect(widget(page, "Tiket menurut status")).toContainText("Ubah atau hapus filternya");
  await expect(page.getByRole("button", { name: "Hapus semua filter" })).toBeVisible();
});

test("keys step through the numbers of a chart", async ({ portal, page }) => {
  await portal.open(SERVICE);
  const walks = [
    ["Tiket menurut status", "ArrowRight", [/^New: 1, /, /^Open: 2, /]],
    [
      "Tiket per provinsi",
      "ArrowRight",
      [/^Kalimantan Timur: 4$/, /^[A-Z].*: (?:tanpa data|\d+)$/],
    ],
    ["Tiket per agen dan prioritas", "ArrowDown", [/, .+: \d/, /, .+: \d/]],
  ] as const;
  for (const [title, key, says] of walks) {
    await test.step(title, async () => {
      const shown = widget(page, title);
      await expect(drawing(page, title)).toBeVisible();
      await shown.getByRole("button").last().focus();
      await tabTo(page, new RegExp(`^Telusuri angka: ${title}`));
      const slider = shown.getByRole("slider");
      await expect(slider).toBeFocused();
      const first = await slider.getAttribute("aria-valuetext");
      expect(first).toMatch(says[0]);
      const tip = shown.locator("[popover]");
      await expect(tip).toBeVisible();
      await page.keyboard.press(key);
      await expect(slider).not.toHaveAttribute("aria-valuetext", first ?? "");
      expect(await slider.getAttribute("aria-valuetext")).toMatch(says[1]);
      await page.keyboard.press("Escape");
      await expect(tip).toHaveCount(0);
    });
  }
});
