import type { Page } from "@playwright/test";
import { inEveryAppearance } from "./appearances";
import { switchTo } from "./audit";
import { expectNoAxeViolations } from "./axe";
import { expect, test } from "./fixtures";
import { expectNoSidewaysScroll } from "./layout";

type State = { what: string; route: string; reach: (page: Page) => Promise<void> };

const opened = (name: string) => async (page: Page) => {
  await page.getByRole("link", { name, exact: true }).click();
  await page.getByRole("heading", { name: "Isi data" }).waitFor();
};

/** States of the audit screens that have no address. */
const STATES: readonly State[] = [
  {
    what: "a table of an external auditor",
    route: "/auditor/external",
    reach: opened("Laporan Akhir Eksplorasi - PT Emas Rimba Larasati"),
  },
  {
    what: "a document of an external auditor",
    route: "/auditor/external",
    reach: opened("Rencana Eksplorasi Nikel Tahap Kedua.pdf"),
  },
  {
    what: "an external auditor without data of that name",
    route: "/auditor/external",
    reach: async (page) => {
      await page.getByRole("searchbox").fill("zzz");
      await page.getByText("Tidak ada data yang dapat diakses").waitFor();
    },
  },
  {
    what: "rows that are chosen in a sorted table",
    route: "/auditor/detail/ASSIGN_1763172824691",
    reach: async (page) => {
      const table = page.getByRole("table").first();
      await table.getByRole("columnheader").first().getByRole("button").first().click();
      await table.getByRole("row").nth(2).click();
      await page.getByText("1 baris dipilih").waitFor();
    },
  },
  {
    what: "a table in which nothing is found",
    route: "/auditor/detail/ASSIGN_1763172824691",
    reach: async (page) => {
      await page.getByRole("searchbox", { name: "Cari dalam tabel" }).fill("tidak ada");
      await page.getByText("Tidak ada baris yang cocok").waitFor();
    },
  },
  {
    what: "words that are found in a document",
    route: "/auditor/detail/ASSIGN_1763432061726",
    reach: async (page) => {
      await page.getByRole("searchbox", { name: "Cari dalam dokumen" }).fill("izin");
      await expect(page.locator("mark[data-current]")).toBeVisible();
    },
  },
  {
    what: "an assignment that is finished",
    route: "/auditor/internal",
    reach: async (page) => {
      await switchTo(page, "Maya Anggraini");
      await opened("Laporan Akhir Operasi Produksi - PT Bara Khatulistiwa")(page);
    },
  },
  {
    what: "no assignment that fits",
    route: "/cms-auditor/assignments?q=tidak-ada",
    reach: (page) => page.getByText("Tidak ada penugasan yang cocok").waitFor(),
  },
  {
    what: "details of an assignment that does not exist",
    route: "/cms-auditor/assignments?detail=ASSIGN_0",
    reach: (page) => page.getByRole("dialog", { name: "Detail Penugasan" }).waitFor(),
  },
  {
    what: "a document that does not exist",
    route: "/cms-auditor/documents?pratinjau=DOC_0",
    reach: (page) => page.getByRole("dialog", { name: "Dokumen tidak ditemukan" }).waitFor(),
  },
];

/** `npm test` checks this state, `npm run test:deep` all. */
const EVERYDAY = "rows that are chosen in a sorted table";

for (const { what, route, reach } of STATES) {
  const tag = what === EVERYDAY ? [] : "@deep";
  test(`accessible: ${what}`, { tag }, async ({ portal, page }) => {
    await portal.open(route);
    await reach(page);
    await inEveryAppearance(page, async (by) => {
      await expectNoAxeViolations(page, by);
      await expectNoSidewaysScroll(page);
    });
    // A window of 1280 px at 200 % zoom.
    await page.setViewportSize({ width: 640, height: 640 });
    await expectNoSidewaysScroll(page);
  });
}
