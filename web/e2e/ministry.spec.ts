import { expect, test } from "./fixtures";
import { row } from "./lists";
import { enterAs } from "./roles";
import { menuEntry } from "./sideMenu";
import { facts, heading } from "./ticketPage";

test("marks of menu and activity are visible in forced colours", async ({ portal, page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await portal.open("/internal-esdm/tickets/N4W7KD");
  const marked = (mark: Element) => getComputedStyle(mark, "::before").backgroundColor;
  const ground = await page.evaluate(() => {
    document.body.style.backgroundColor = "Canvas";
    return getComputedStyle(document.body).backgroundColor;
  });
  const activity = page.getByRole("list", { name: "Aktivitas tiket" });
  expect(await activity.locator("[data-bare]").first().evaluate(marked)).not.toBe(ground);
  await menuEntry(page, "Pending").click();
  await expect(menuEntry(page, "Pending")).toHaveAttribute("aria-current", "page");
  expect(await menuEntry(page, "Pending").evaluate(marked)).not.toBe(ground);
});

test("sending to a department changes neither status nor assignee", { tag: "@deep" }, async ({
  portal,
  page,
}) => {
  await portal.open("/internal-esdm/tickets/R8K2AB");
  await page.getByRole("button", { name: "Send to Other Department" }).click();
  const dialog = page.getByRole("dialog", { name: "Silahkan Pilih Departemen" });
  const send = dialog.getByRole("button", { name: "Kirim" });
  await expect(send).toBeDisabled();
  await dialog.getByRole("radio", { name: "Departemen - Regulasi" }).check();
  await dialog.getByRole("textbox", { name: "Catatan" }).fill("Mohon telaah pasal 5");
  await send.click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText("Tiket R8K2AB dikirim ke Departemen - Regulasi.")).toBeVisible();
  await expect(facts(page)).toContainText(
    "mengirim tiket ke Departemen - Regulasi: Mohon telaah pasal 5",
  );
  await expect(facts(page)).toContainText("AssigneeBagus Pratama");
  await expect(heading(page)).toContainText("Open");
});

test("only the exact address is highlighted, and 'Kembali' leads to the previous list", async ({
  portal,
  page,
}) => {
  await portal.open("/internal-esdm/open");
  await expect(menuEntry(page, "Open")).toHaveAttribute("aria-current", "page");
  await row(page, "R8K2AB").getByRole("link").click();
  await expect(menuEntry(page, "Open")).not.toHaveAttribute("aria-current");
  await page.getByRole("link", { name: "Kembali" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Open");
  await expect(menuEntry(page, "Open")).toHaveAttribute("aria-current", "page");
});

test("a ticket that an agent returns is in the Re-Assign list with agent and reason", {
  tag: "@deep",
}, async ({ portal, page }) => {
  await portal.open("/agent/tickets/R8K2AB");
  await page.getByRole("button", { name: "Re-Assign Ticket" }).click();
  await page.getByRole("tab", { name: "Administrator" }).click();
  const dialog = page.getByRole("dialog", { name: "Re-Assign Ticket" });
  await dialog.getByRole("radio", { name: "Lainnya" }).check();
  await dialog.getByRole("button", { name: "Kembalikan" }).click();
  await expect(dialog.getByRole("textbox", { name: "Catatan" })).toHaveAccessibleDescription(
    /Alasan wajib diisi\./,
  );
  await dialog.getByRole("textbox", { name: "Catatan" }).fill("Perlu keputusan direksi");
  await dialog.getByRole("button", { name: "Kembalikan" }).click();
  await expect(dialog).toHaveCount(0);

  await enterAs(page, "Internal ESDM");
  await menuEntry(page, "Re-assign Ticket").click();
  await expect(row(page, "R8K2AB")).toContainText("Bagus Pratama");
  await expect(row(page, "R8K2AB")).toContainText("Perlu keputusan direksi");
  // One cell has both, and says once that there is neither.
  await expect(row(page, "P3ND9G").getByRole("cell", { name: "-", exact: true })).toHaveCount(1);
});
