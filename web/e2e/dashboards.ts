import { expect, type Page } from "@playwright/test";
import { definitionOf, jsonFile, type Widget } from "./dashboardFiles";
import type { Portal } from "./portal";
import { menuEntry } from "./sideMenu";

/** A widget as its readers see it. */
export const widget = (page: Page, title: string) =>
  page.getByRole("region", { name: title, exact: true });

/** True if a widget is drawn and no longer loading. */
export const drawing = (page: Page, title: string) =>
  widget(page, title).getByRole("img", { name: title });

/** A card in a list of dashboards. */
export const card = (page: Page, name: string) =>
  page.getByRole("article").filter({ has: page.getByRole("link", { name, exact: true }) });

/** Figures of a widget from its table view, one row each; restores the view afterwards. */
export async function figuresOf(page: Page, title: string): Promise<string[]> {
  const shown = widget(page, title);
  const toTable = shown.getByRole("button", { name: "Lihat tabel" });
  await expect(shown).toBeVisible();
  const turns = (await toTable.count()) > 0;
  if (turns) await toTable.click();
  await expect(shown.getByRole("table")).toBeVisible();
  const rows = await shown.getByRole("table").getByRole("row").allInnerTexts();
  if (turns) await shown.getByRole("button", { name: "Lihat grafik" }).click();
  return rows.slice(1).map((row) => row.replaceAll(/\s+/g, " ").trim());
}

/** Chooses an entry from the menu of a card or row. */
export async function fromMenu(page: Page, name: string, entry: string): Promise<void> {
  await page.getByRole("button", { name: `Menu untuk ${name}`, exact: true }).click();
  await page.getByRole("menuitem", { name: entry, exact: true }).click();
}

/** Opens 'Impor' and chooses a file. */
export async function chooseDefinition(page: Page, file: ReturnType<typeof jsonFile>) {
  await page.getByRole("button", { name: "Impor", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Impor dasbor" });
  await dialog.getByLabel("Berkas definisi").setInputFiles(file);
  return dialog;
}

/** Imports a definition from an open list; the new dashboard's page opens. */
async function importHere(page: Page, definition: unknown): Promise<void> {
  const dialog = await chooseDefinition(page, jsonFile(definition));
  await dialog.getByRole("button", { name: "Impor", exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: "Aksi lainnya" })).toBeVisible();
}

/** Imports a definition from any page of the builder. */
export async function importDashboard(page: Page, definition: unknown): Promise<void> {
  await menuEntry(page, "Daftar Dashboard").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Daftar Dashboard");
  await importHere(page, definition);
}

/** Opens a new dashboard with these widgets. */
export async function openNew(
  portal: Portal,
  name: string,
  widgets: readonly Widget[],
  more: object = {},
): Promise<void> {
  await portal.open("/dashboard-builder");
  await importHere(portal.page, definitionOf(name, widgets, more));
  await expect(portal.page.getByRole("heading", { level: 1 })).toHaveText(name);
}

/** Id of the open dashboard. */
export const openId = (portal: Portal): string =>
  /\/(?:dashboard|edit|dashboards)\/([^?/]+)/.exec(portal.route())?.[1] ?? "";

/** Publishes the open dashboard. */
export async function publish(page: Page): Promise<void> {
  await page.getByRole("main").getByRole("button", { name: "Publikasi", exact: true }).click();
  await expect(page.getByRole("button", { name: "Jadikan Draft" })).toBeVisible();
}
