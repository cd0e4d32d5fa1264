import { fillIn, openedTicket, send } from "./complaintForm";
import { expect, test } from "./fixtures";
import { expectNoSidewaysScroll } from "./layout";
import { expectCodes, showing } from "./lists";
import { menuEntry } from "./sideMenu";

const FORM = "/badan-usaha/create-ticket";
const SEEDED = ["R8K2AB", "P3ND9G", "S0LV3D", "C1053D"];

test("what is missing is said on top and beside the fields, and nothing is sent", async ({
  portal,
  page,
}) => {
  await portal.open(FORM);
  await fillIn(page, { title: " \t\u3000 " });
  await page.getByRole("button", { name: "Kirim" }).click();
  const summary = page.getByRole("region", { name: "Ada isian yang perlu diperbaiki" });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole("listitem")).toHaveText(["Judul wajib diisi."]);
  await summary.getByRole("button", { name: "Judul wajib diisi." }).click();
  const title = page.getByRole("textbox", { name: "Judul" });
  await expect(title).toBeFocused();
  await expect(title).toHaveAccessibleDescription(/Judul wajib diisi\./);
  await title.fill("Sekarang ada");
  await expect(summary).toHaveCount(0);
  await page.getByRole("textbox", { name: "Judul" }).fill("");
  await page.getByRole("button", { name: "Batal" }).click();
  await expectCodes(page, SEEDED);
});

test("pressing Kirim many times creates exactly one ticket", async ({ portal, page }) => {
  await portal.open(FORM);
  await fillIn(page);
  const button = page.getByRole("button", { name: "Kirim" });
  await button.evaluate((element: HTMLButtonElement) => {
    for (let presses = 0; presses < 20; presses += 1) element.click();
  });
  await button.click({ force: true });
  await button.press("Enter");
  const code = await openedTicket(portal);
  await menuEntry(page, "All Tickets").click();
  await expectCodes(page, [code, ...SEEDED]);
});

test("a ticket that was sent exists even if the page is left before it opens", async ({
  portal,
  page,
}) => {
  await portal.open(FORM);
  await fillIn(page, { title: "Ditinggal sebelum terbuka" });
  await page.getByRole("button", { name: "Kirim" }).click();
  await menuEntry(page, "All Tickets").click();
  await expect(showing(page, "Showing 1 to 5 of 5 entries")).toBeVisible();
  await expect(page.getByRole("table").getByRole("row").nth(1)).toContainText(
    "Ditinggal sebelum terbuka",
  );
});

test("Batal goes back to where one came from, and what was filled in is kept", async ({
  portal,
  page,
}) => {
  await portal.open("/badan-usaha/tickets?status=pending");
  await page.getByRole("main").getByRole("link", { name: "Ajukan Tiket" }).click();
  await page.getByRole("textbox", { name: "Judul" }).fill("Belum selesai ditulis");
  await page.getByRole("button", { name: "Batal" }).click();
  await expect.poll(() => portal.route()).toBe("/badan-usaha/tickets?status=pending");
  await expect(page.getByText("Draf tersimpan.")).toBeVisible();
  await page.goForward();
  await expect(page.getByRole("textbox", { name: "Judul" })).toHaveValue("Belum selesai ditulis");
});

test("staff file a ticket in a company's name", async ({ portal, page }) => {
  await portal.open("/internal-esdm/all-tickets");
  await page.getByRole("link", { name: "Ajukan Tiket" }).click();
  await fillIn(page, { title: "Keluhan lewat telepon" });
  const company = page.getByRole("combobox", { name: "Badan Usaha" });
  await company.fill("tidak ada");
  await expect(page.getByText("No results found")).toBeVisible();
  await company.fill("timah");
  await page.getByRole("option", { name: /CV Timah Selat Gaspar/ }).click();
  await send(portal);
  const facts = page.getByRole("complementary", { name: "Keterangan tiket" });
  await expect(facts).toContainText("mengajukan tiket atas nama CV Timah Selat Gaspar");
});

test("text of any kind is shown as it was written, runs nothing and breaks no layout", async ({
  portal,
  page,
}) => {
  const title = `<img src=x onerror="alert(1)"> 🏔️👩🏽‍🚒 שלום مرحبا ${"W".repeat(120)}`;
  const description = [
    "<script>globalThis.ran = true</script><b>tebal</b> {{7*7}} &lt;i&gt;",
    "עברית مرحبا بالعالم \u202Eterbalik\u202C e\u0301\u0302\u0303\u0304 👨‍👩‍👧‍👦",
    "x".repeat(3_000),
  ].join("\n");
  await portal.open(FORM);
  await fillIn(page, { title, description });
  await send(portal);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  const message = page.getByRole("article").getByText("<script>");
  await expect(message).toHaveText(description, { useInnerText: true });
  expect(await page.evaluate(() => Reflect.get(globalThis, "ran"))).toBeUndefined();
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await page.getByRole("link", { name: "Kembali" }).click();
  await expect(page.getByRole("row").nth(1)).toContainText(title);
  await expectNoSidewaysScroll(page);
});

test("a title has 200 characters and a description 100,000, and not one more", async ({
  portal,
  page,
}) => {
  await portal.open(FORM);
  await fillIn(page, { title: "j".repeat(201), description: "d".repeat(100_001) });
  await page.getByRole("button", { name: "Kirim" }).click();
  const summary = page.getByRole("region", { name: "Ada isian yang perlu diperbaiki" });
  await expect(summary.getByRole("listitem")).toHaveText([
    /^Judul terlalu panjang: 201 karakter, paling banyak 200\./,
    /^Deskripsi terlalu panjang: 100\.001 karakter, paling banyak 100\.000\./,
  ]);
  await fillIn(page, { title: "j".repeat(200), description: "keluhan besar ".repeat(7_142) });
  await send(portal);
  await expectNoSidewaysScroll(page);
});

test("half a surrogate pair does no harm", async ({ portal, page }) => {
  await portal.open(FORM);
  await fillIn(page);
  await page.getByRole("textbox", { name: "Judul" }).evaluate((field: HTMLInputElement) => {
    field.focus();
    document.execCommand("insertText", false, `setengah ${String.fromCharCode(0xd83d)}`);
  });
  await send(portal);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("setengah \uFFFD");
});
