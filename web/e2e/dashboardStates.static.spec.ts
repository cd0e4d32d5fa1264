import type { Locator, Page } from "@playwright/test";
import { inEveryAppearance } from "./appearances";
import { expectNoAxeViolations } from "./axe";
import { bars, definitionOf, jsonFile, TICKETS, third, widgetOf } from "./dashboardFiles";
import { chooseDefinition, drawing, importDashboard, openNew, widget } from "./dashboards";
import { addWidget, edit, frame, settings, WIDE_WINDOW } from "./editor";
import { expect, test } from "./fixtures";
import { expectDialogFits, expectNoSidewaysScroll } from "./layout";
import type { Portal } from "./portal";

test.use({ viewport: WIDE_WINDOW });

const SERVICE = "dash_1763604898133";
const LIST = "/dashboard-builder";
const LONG = "Pengapalan_tanpa_spasi_".repeat(5);

/** One widget of each kind with long or awkward names. */
const DIFFICULT = [
  bars(1, LONG, third(0)),
  widgetOf(2, "pie", "Sumber hilang", third(1), {
    dimension: { column: "status" },
    dataSource: { id: "dataset:TAB-XXX-99", name: LONG },
  }),
  widgetOf(3, "bar", "Belum diatur", third(2), { dataSource: undefined }),
  widgetOf(
    4,
    "metric",
    "Angka panjang",
    { x: 0, y: 3, w: 2, h: 2 },
    {
      format: { unit: "ton per badan usaha", compact: false, decimals: 4 },
      trend: { column: "dibuat", bucket: "month" },
      limit: 1,
    },
  ),
  widgetOf(
    5,
    "table",
    "Kosong",
    { x: 2, y: 3, w: 6, h: 3 },
    {
      dimension: { column: "status" },
      filters: [{ column: "status", test: { is: ["Tidak ada"] } }],
    },
  ),
  widgetOf(
    6,
    "map",
    "Peta sempit",
    { x: 8, y: 3, w: 4, h: 2 },
    { dimension: { column: "provinsi" } },
  ),
  widgetOf(
    7,
    "chart",
    "Tiket per hari",
    { x: 0, y: 6, w: 12, h: 3 },
    {
      chartType: "area",
      dimension: { column: "dibuat", bucket: "day" },
      series: { column: "status" },
    },
  ),
];

type State = {
  what: string;
  reach: (page: Page, portal: Portal) => Promise<void>;
  /** The open dialog, whose size is checked. */
  dialog?: (page: Page) => Locator;
};

const anyDialog = (page: Page) => page.getByRole("dialog");

/** States of the dashboard screens, with and without an address of their own. */
const STATES: readonly State[] = [
  { what: "the list as cards", reach: (_, portal) => portal.open(LIST) },
  {
    what: "the list as rows",
    reach: async (page, portal) => {
      await portal.open(LIST);
      await page.getByRole("radio", { name: "Tampilan daftar" }).check({ force: true });
      await expect(page.getByRole("table")).toBeVisible();
    },
  },
  {
    what: "a list in which nothing is found",
    reach: (_, portal) => portal.open(`${LIST}?q=tidak-ada`),
  },
  {
    what: "a list without dashboards",
    reach: async (page, portal) => {
      await portal.open(`${LIST}/category/lingkungan`);
      await page.getByRole("button", { name: /^Menu untuk/ }).click();
      await page.getByRole("menuitem", { name: "Hapus", exact: true }).click();
      await page.getByRole("alertdialog").getByRole("button", { name: "Hapus" }).click();
      await expect(page.getByText("Belum ada dasbor Lingkungan")).toBeVisible();
    },
  },
  {
    what: "a card's menu",
    reach: async (page, portal) => {
      await portal.open(LIST);
      await page.getByRole("button", { name: "Menu untuk Layanan Tiket" }).click();
    },
  },
  {
    what: "the question before deleting",
    reach: async (page, portal) => {
      await portal.open(LIST);
      await page.getByRole("button", { name: "Menu untuk Layanan Tiket" }).click();
      await page.getByRole("menuitem", { name: "Hapus", exact: true }).click();
    },
    dialog: (page) => page.getByRole("alertdialog"),
  },
  {
    what: "the form with its mistakes",
    reach: async (page, portal) => {
      await portal.open(`${LIST}/create`);
      await anyDialog(page).getByRole("button", { name: "Simpan", exact: true }).click();
      await expect(page.getByText("Nama wajib diisi.")).toBeVisible();
    },
    dialog: anyDialog,
  },
  {
    what: "the preview of an import",
    reach: async (page, portal) => {
      await portal.open(LIST);
      await chooseDefinition(page, jsonFile(definitionOf(LONG, DIFFICULT), `${LONG}.json`));
      await expect(page.getByText("sumber tidak ada di portal ini")).toBeVisible();
    },
    dialog: anyDialog,
  },
  {
    what: "the problems of an import",
    reach: async (page, portal) => {
      await portal.open(LIST);
      const wrong = { ...bars(1, LONG, third(0)), type: LONG };
      await chooseDefinition(page, jsonFile({ ...definitionOf("x", []), widgets: [wrong] }));
      await expect(page.getByText(/^Berkas ini tidak dapat diimpor/)).toBeVisible();
    },
    dialog: anyDialog,
  },
  {
    what: "an import of no definition",
    reach: async (page, portal) => {
      await portal.open(LIST);
      await chooseDefinition(page, jsonFile("bukan", `${LONG}.json`));
      await expect(page.getByRole("alert")).toBeVisible();
    },
    dialog: anyDialog,
  },
  {
    what: "a dashboard with every kind of widget",
    reach: async (page, portal) => {
      await portal.open(`${LIST}/dashboard/${SERVICE}`);
      await expect(drawing(page, "Tiket per provinsi")).toBeVisible();
    },
  },
  {
    what: "a dashboard of long names, missing and empty data",
    reach: async (page, portal) => {
      await openNew(portal, LONG, DIFFICULT, { description: LONG });
      await expect(drawing(page, "Tiket per hari")).toBeVisible();
      await expect(widget(page, "Sumber hilang")).toContainText("Sumber data tidak ada lagi");
    },
  },
  {
    what: "a dashboard without widgets",
    reach: async (page, portal) => {
      await openNew(portal, "Kosong", []);
      await expect(page.getByText("Dasbor ini masih kosong")).toBeVisible();
    },
  },
  {
    what: "a reader's page with filters at work and a widget as a table",
    reach: async (page, portal) => {
      await portal.open(`/internal-esdm/dashboards/${SERVICE}?periode=rentang&dari=01%2F01%2F2020`);
      await widget(page, "Tiket menurut status")
        .getByRole("button", { name: "Lihat tabel" })
        .click();
    },
  },
  {
    what: "a reader's page on which nothing is left by the filters",
    reach: async (page, portal) => {
      await portal.open(
        `/internal-esdm/dashboards/${SERVICE}?periode=rentang&sampai=01%2F01%2F2020`,
      );
      await expect(widget(page, "Tiket menurut status")).toContainText("hapus filternya");
    },
  },
  {
    what: "an external auditor's page",
    reach: async (page, portal) => {
      await portal.open("/auditor/external");
      await page.getByRole("link", { name: "Dasbor", exact: true }).click();
      await page.getByRole("link", { name: "Layanan Tiket", exact: true }).click();
      await expect(drawing(page, "Tiket per provinsi")).toBeVisible();
    },
  },
  {
    what: "the editor with nothing selected",
    reach: async (page, portal) => {
      await portal.open(`${LIST}/edit/${SERVICE}`);
      await expect(drawing(page, "Tiket per provinsi")).toBeVisible();
    },
  },
  {
    what: "the editor of an empty dashboard",
    reach: async (page, portal) => {
      await openNew(portal, "Kosong", []);
      await page.getByRole("link", { name: "Susun widget" }).click();
      await expect(page.getByText("Kanvas masih kosong")).toBeVisible();
    },
  },
  {
    what: "the editor with the settings of a chart",
    reach: async (page, portal) => {
      await openNew(portal, LONG, DIFFICULT);
      await edit(page);
      await frame(page, "Tiket per hari").getByRole("button", { name: "Atur" }).click();
      await settings(page).getByRole("button", { name: "Tambah filter" }).click();
      await settings(page).getByLabel("Batas").fill("999");
      await expect(page.getByText(/^Tulis bilangan bulat dari 1 sampai/)).toBeVisible();
    },
  },
  {
    what: "the gallery of widgets",
    reach: async (page, portal) => {
      await portal.open(`${LIST}/edit/${SERVICE}`);
      await page.getByRole("button", { name: "Tambah widget", exact: true }).click();
      await expect(anyDialog(page).getByRole("button", { name: "Peta" })).toBeVisible();
    },
    dialog: anyDialog,
  },
  {
    what: "what a dashboard is called, in the editor",
    reach: async (page, portal) => {
      await portal.open(`${LIST}/edit/${SERVICE}`);
      await page.getByRole("button", { name: "Properti dasbor" }).click();
      await expect(anyDialog(page).getByLabel("Nama")).toBeVisible();
    },
    dialog: anyDialog,
  },
  {
    what: "the question before edits are left",
    reach: async (page, portal) => {
      await openNew(portal, "Tinggal", []);
      await edit(page);
      await addWidget(page, "Bar", { title: "x", source: TICKETS.name });
      await page.getByRole("button", { name: "Batal", exact: true }).click();
    },
    dialog: (page) => page.getByRole("alertdialog"),
  },
];

/** `npm test` checks these states, `npm run test:deep` all. */
const EVERYDAY = [
  "the editor with the settings of a chart",
  "a reader's page with filters at work and a widget as a table",
];

for (const { what, reach, dialog } of STATES) {
  const tag = EVERYDAY.includes(what) ? [] : "@deep";
  test(`accessible: ${what}`, { tag }, async ({ portal, page }) => {
    await reach(page, portal);
    const open = dialog?.(page);
    await inEveryAppearance(page, async (by) => {
      if (open) await expect(open).toBeVisible();
      await expectNoAxeViolations(page, by);
      await expectNoSidewaysScroll(page);
      if (open) await expectDialogFits(open);
    });
    // A window of 1440 px at 200 % zoom.
    await page.setViewportSize({ width: 720, height: 450 });
    await expectNoSidewaysScroll(page);
    if (open) await expectDialogFits(open);
  });
}

test("on a phone the settings above the canvas are accessible", {
  tag: "@deep",
}, async ({ portal, page }) => {
  await openNew(portal, "Telepon", DIFFICULT);
  await page.setViewportSize({ width: 390, height: 844 });
  await edit(page);
  await frame(page, "Tiket per hari").getByRole("button", { name: "Atur" }).click();
  const dialog = page.getByRole("dialog", { name: "Pengaturan widget" });
  await expect(dialog.getByLabel("Sumber data")).toBeFocused();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await expectNoAxeViolations(page);
  }
  await expectDialogFits(dialog);
});

// In px: a window of 1280 px at 200 % zoom, and one that is wide enough for the side menu.
for (const width of [640, 900]) {
  test(`in a window of ${width} px the canvas has one column and cuts no figures`, {
    tag: width === 640 ? [] : "@deep",
  }, async ({ portal, page }) => {
    await portal.open(LIST);
    await page.getByRole("link", { name: "Produksi dan Stok 2025" }).first().click();
    await edit(page);
    await page.setViewportSize({ width, height: 700 });
    const comparison = page.getByRole("list", { name: "Kanvas" }).getByText(/^dibanding /);
    await expect(comparison).toHaveCount(3);
    for (const each of await comparison.all()) {
      await each.scrollIntoViewIfNeeded();
      const hidden = await each.evaluate((words) => {
        const card = words.closest("section")?.querySelector("div > [class*=metric]");
        return card
          ? words.getBoundingClientRect().bottom - card.getBoundingClientRect().bottom
          : 1;
      });
      // Edges may fall between pixels.
      expect(hidden).toBeLessThan(1);
    }
    await expectNoAxeViolations(page);
    await expectNoSidewaysScroll(page);
  });
}

/** Number of lines of each title, and number of cut figures. */
const linesOf = (page: Page) =>
  page.getByRole("main").evaluate((main) => ({
    titles: [...main.querySelectorAll("section h2")].map((title) => {
      const words = document.createRange();
      words.selectNodeContents(title);
      const tops = [...words.getClientRects()].map(({ top }) => Math.round(top));
      return `${title.textContent}: ${new Set(tops).size}`;
    }),
    cut: [...main.querySelectorAll("section [class*=metric]")].filter(
      ({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1,
    ).length,
  }));

for (const width of [1280, 1600]) {
  test(`in a window of ${width} px titles wrap in the editor as for the reader`, async ({
    portal,
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await portal.open(`${LIST}/dashboard/${SERVICE}`);
    await expect(drawing(page, "Tiket menurut status")).toBeVisible();
    const read = await linesOf(page);
    expect(read.titles).toHaveLength(10);
    expect(read.cut).toBe(0);
    await edit(page);
    await expect(drawing(page, "Tiket menurut status")).toBeVisible();
    expect(await linesOf(page)).toEqual(read);
  });
}

test("says that a dashboard is being loaded", async ({ portal, page }) => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route("**/DashboardBody-*.js", async (route) => {
    await held;
    await route.continue();
  });
  await portal.open(`${LIST}/dashboard/${SERVICE}`);
  await expect(page.getByText("Memuat dashboard...")).toBeVisible();
  letGo();
  await expect(drawing(page, "Tiket menurut status")).toBeVisible();
  await expect(page.getByText("Memuat dashboard...")).toHaveCount(0);
});

test("a picture that fails to load has a placeholder, and markup in a name stays text", {
  tag: "@deep",
}, async ({ portal, page }) => {
  const name = '<img src=x onerror="alert(1)"></script>';
  await openNew(portal, name, [bars(1, name, third(0))], {
    thumbnail: `data:image/png;base64,${Buffer.from("\x89PNG\r\n\x1a\nrusak", "latin1").toString("base64")}`,
  });
  await expect(widget(page, name)).toBeVisible();
  await importDashboard(page, definitionOf("Kedua", []));
  await page.getByRole("link", { name: "Daftar Dashboard" }).first().click();
  const broken = page.getByRole("article").filter({ has: page.getByRole("link", { name }) });
  await expect(broken).toBeVisible();
  await expect(broken.locator("[data-placeholder]")).toBeVisible();
  await expectNoAxeViolations(page);
});
