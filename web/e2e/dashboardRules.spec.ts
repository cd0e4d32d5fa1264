import type { Page } from "@playwright/test";
import { account } from "./account";
import { bars, definitionOf, third } from "./dashboardFiles";
import { card, drawing, importDashboard, openId, publish, widget } from "./dashboards";
import { expect, test } from "./fixtures";
import { enterAs, type RoleName } from "./roles";
import { menuEntry } from "./sideMenu";

const PERMISSIONS = ["private", "internal", "badan_usaha", "publik"] as const;
type Permission = (typeof PERMISSIONS)[number];

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const nameOf = (permission: Permission, status: string) => `Uji ${permission} ${status}`;

/** Published dashboards that each role may read (§6). Only the builder reads drafts. */
const READERS: readonly {
  role: RoleName;
  base: string;
  reads: readonly Permission[];
  entry?: string;
}[] = [
  { role: "Badan Usaha", base: "/badan-usaha", reads: ["badan_usaha", "publik"] },
  { role: "Internal ESDM", base: "/internal-esdm", reads: ["internal", "badan_usaha", "publik"] },
  { role: "Agent", base: "/agent", reads: ["publik"] },
  { role: "Internal Auditor", base: "/auditor", reads: ["publik"] },
  { role: "External Auditor", base: "/auditor", reads: ["publik"] },
  { role: "CMS Auditor", base: "/cms-auditor", reads: ["publik"], entry: "Dasbor Diterbitkan" },
];

/** Navigates without a reload, so that earlier actions remain. */
async function goTo(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => history.pushState(null, "", to), address);
  await page.evaluate(() => window.dispatchEvent(new PopStateEvent("popstate")));
}

test("each role lists and opens exactly the published dashboards that its permission names", {
  tag: "@deep",
}, async ({ portal, page }) => {
  await portal.open("/dashboard-builder");
  const ids = new Map<string, string>();
  for (const permission of PERMISSIONS) {
    for (const status of ["published", "draft"]) {
      const name = nameOf(permission, status);
      await importDashboard(page, definitionOf(name, [], { permission }));
      await expect(heading(page)).toHaveText(name);
      if (status === "published") await publish(page);
      ids.set(name, openId(portal));
    }
  }
  for (const { role, base, reads, entry = "Dasbor" } of READERS) {
    await test.step(role, async () => {
      await enterAs(page, role);
      await menuEntry(page, entry).click();
      await expect(heading(page)).toHaveText(entry);
      await page.getByRole("searchbox", { name: "Cari dasbor" }).fill("Uji");
      const names = PERMISSIONS.filter((each) => reads.includes(each)).map((each) =>
        nameOf(each, "published"),
      );
      const links = page.getByRole("article").getByRole("link");
      await expect(links).toHaveCount(names.length);
      expect((await links.allTextContents()).toSorted()).toEqual(names.toSorted());
      for (const [name, id] of ids) {
        await goTo(page, portal.addressOf(`${base}/dashboards/${id}`));
        if (names.includes(name)) {
          await expect(heading(page)).toHaveText(name);
          continue;
        }
        await expect(heading(page)).toHaveText("Dasbor tidak ditemukan");
        await expect(page.getByText(name)).toHaveCount(0);
        await expect(page).not.toHaveTitle(new RegExp(name));
      }
      await page.getByRole("link", { name: `Kembali ke ${entry}` }).click();
      await expect(heading(page)).toHaveText(entry);
    });
  }
});

test("a dashboard administrator does not see another's private dashboards", {
  tag: "@deep",
}, async ({ portal, page }) => {
  const others = "Arus Kas Proyek Nikel";
  await portal.open("/dashboard-builder");
  await expect(card(page, "Layanan Tiket")).toBeVisible();
  await expect(card(page, others)).toHaveCount(0);
  for (const screen of ["dashboard", "edit"]) {
    await goTo(page, portal.addressOf(`/dashboard-builder/${screen}/dash_1763172836054`));
    await expect(
      page
        .getByRole("main")
        .getByText(/tidak ditemukan/)
        .first(),
    ).toBeVisible();
    await expect(page.getByText(others)).toHaveCount(0);
  }
  await account(page).click();
  await page.getByRole("menuitemradio", { name: "Wira Hardanto" }).click();
  await menuEntry(page, "Daftar Dashboard").click();
  await expect(card(page, others)).toBeVisible();
});

test("a reader sees figures and filters but cannot edit", {
  tag: "@deep",
}, async ({ portal, page }) => {
  await portal.open("/internal-esdm/dashboards/dash_1763604898133");
  await expect(drawing(page, "Tiket menurut status")).toBeVisible();
  const main = page.getByRole("main");
  for (const label of [
    /^Edit/,
    /^Publikasi/,
    /^Jadikan Draft/,
    /^Aksi/,
    /^Menu/,
    /^Pindahkan/,
    /^Ubah ukuran/,
    /^Hapus$/,
    /^Duplikat/,
    /^Ekspor/,
    /^Atur/,
    /^Tambah/,
  ]) {
    await expect(main.getByRole("button", { name: label })).toHaveCount(0);
    await expect(main.getByRole("link", { name: label })).toHaveCount(0);
  }
  await expect(main.getByRole("button", { name: "Cetak" })).toBeVisible();
  await expect(main.getByRole("button", { name: "Simpan sebagai HTML" })).toBeVisible();
  await expect(
    widget(page, "Tiket menurut status").getByRole("button", { name: "Unduh angka" }),
  ).toBeVisible();
});

test("an external auditor reads under a watermark and cannot export or copy", async ({
  portal,
  page,
}) => {
  await page.clock.setFixedTime(new Date("2026-11-21T09:05:00+07:00"));
  await portal.open("/");
  await enterAs(page, "External Auditor");
  await menuEntry(page, "Dasbor").click();
  await card(page, "Dokumen dan Data Tersedia").getByRole("link").click();
  await expect(drawing(page, "Dokumen per tahapan")).toBeVisible();
  for (const label of ["Unduh angka", "Simpan sebagai HTML", "Ekspor"]) {
    await expect(page.getByRole("button", { name: label })).toHaveCount(0);
  }
  const mark = page.getByRole("main").locator("svg:has(pattern text)").last();
  await expect(mark).toContainText("Dewi Paramita");
  await expect(mark).toContainText("21 November 2026");
  await widget(page, "Dokumen per tahapan").getByRole("button", { name: "Lihat tabel" }).click();
  const text = widget(page, "Dokumen per tahapan").getByRole("table");
  await text.click();
  await page.keyboard.press("ControlOrMeta+A");
  const chosen = await page.evaluate(() => window.getSelection()?.toString() ?? "");
  expect(chosen).toContain("Dokumen dan Data Tersedia");
  expect(chosen).not.toContain("Dokumen per tahapan");
  const isRefused = await text.evaluate(
    (area) => !area.dispatchEvent(new Event("copy", { bubbles: true, cancelable: true })),
  );
  expect(isRefused).toBe(true);

  await enterAs(page, "Internal Auditor");
  await menuEntry(page, "Dasbor").click();
  await card(page, "Dokumen dan Data Tersedia").getByRole("link").click();
  await expect(page.getByRole("button", { name: "Unduh angka" }).first()).toBeVisible();
});

test("an unpublished dashboard disappears for its readers, not for its author", {
  tag: "@deep",
}, async ({ portal, page }) => {
  await portal.open("/dashboard-builder");
  await importDashboard(
    page,
    definitionOf("Sementara", [bars(1, "Status", third(0))], { permission: "publik" }),
  );
  await publish(page);
  const id = openId(portal);
  await enterAs(page, "Agent");
  await goTo(page, portal.addressOf(`/agent/dashboards/${id}`));
  await expect(drawing(page, "Status")).toBeVisible();
  await enterAs(page, "Dashboard Builder");
  await card(page, "Sementara").getByRole("link").click();
  await page.getByRole("button", { name: "Jadikan Draft" }).click();
  await enterAs(page, "Agent");
  await goTo(page, portal.addressOf(`/agent/dashboards/${id}`));
  await expect(heading(page)).toHaveText("Dasbor tidak ditemukan");
});
