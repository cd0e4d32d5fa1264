import { fillIn, send } from "./complaintForm";
import { expect, test } from "./fixtures";
import { expectNoSidewaysScroll } from "./layout";
import { showing } from "./lists";
import { menuEntry } from "./sideMenu";

const FORM = "/badan-usaha/create-ticket";

test("a sent ticket exists even if the user leaves before its page opens", {
  tag: "@deep",
}, async ({ portal, page }) => {
  await portal.open(FORM);
  await fillIn(page, { title: "Ditinggal sebelum terbuka" });
  await page.getByRole("button", { name: "Kirim" }).click();
  await menuEntry(page, "All Tickets").click();
  await expect(showing(page, "Showing 1 to 5 of 5 entries")).toBeVisible();
  await expect(page.getByRole("table").getByRole("row").nth(1)).toContainText(
    "Ditinggal sebelum terbuka",
  );
});

test("Batal returns to the previous page and keeps the draft", async ({ portal, page }) => {
  await portal.open("/badan-usaha/tickets?status=pending");
  await page.getByRole("main").getByRole("link", { name: "Ajukan Tiket" }).click();
  await page.getByRole("textbox", { name: "Judul" }).fill("Belum selesai ditulis");
  await page.getByRole("button", { name: "Batal" }).click();
  await expect.poll(() => portal.route()).toBe("/badan-usaha/tickets?status=pending");
  await expect(page.getByText("Draf tersimpan.")).toBeVisible();
  await page.goForward();
  await expect(page.getByRole("textbox", { name: "Judul" })).toHaveValue("Belum selesai ditulis");
});

test("any text is shown unchanged, runs no code and breaks no layout", async ({ portal, page }) => {
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
  // Cards have no row of headings.
  await expect(page.getByRole("row").first()).toContainText(title);
  await expectNoSidewaysScroll(page);
});

test("a title has at most 200 characters and a description 100,000", {
  tag: "@deep",
}, async ({ portal, page }) => {
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

test("half a surrogate pair becomes a replacement character", { tag: "@deep" }, async ({
  portal,
  page,
}) => {
  await portal.open(FORM);
  await fillIn(page);
  await page.getByRole("textbox", { name: "Judul" }).evaluate((field: HTMLInputElement) => {
    field.focus();
    document.execCommand("insertText", false, `setengah ${String.fromCharCode(0xd83d)}`);
  });
  await send(portal);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("setengah \uFFFD");
});
