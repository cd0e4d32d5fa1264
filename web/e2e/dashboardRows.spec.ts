import { readFile } from "node:fs/promises";
import { widget } from "./dashboards";
import { expect, test } from "./fixtures";

const SERVICE = "/internal-esdm/dashboards/dash_1763604898133";
const STATUS = "Tiket menurut status";

test("the rows behind a figure become a file", async ({ portal, page }) => {
  await portal.open(SERVICE);
  await widget(page, STATUS)
    .getByRole("button", { name: `Lihat tabel: ${STATUS}` })
    .click();
  await widget(page, STATUS).getByRole("button", { name: "New, lihat baris" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("columnheader", { name: "Kode" })).toBeVisible();
  const rows = await dialog.getByRole("row").count();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    dialog.getByRole("button", { name: "Unduh baris", exact: true }).click(),
  ]);
  const lines = (await readFile(await file.path(), "utf8")).trim().split("\r\n");
  expect(lines).toHaveLength(rows);
});
