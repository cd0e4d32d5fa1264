import { watchForComplaints } from "./complaints";
import { expect, test } from "./fixtures";
import { Portal } from "./portal";
import { replyField, said } from "./ticketPage";

const ROUTE = "/agent/tickets/R8K2AB";

test("a crash of the tab loses neither sent replies nor typed text", {
  tag: "@single-file",
}, async ({ portal, page, entry }) => {
  await portal.open(ROUTE);
  await replyField(page).fill("Sudah kami teruskan.");
  await page.getByRole("button", { name: "Kirim Tiket" }).click();
  await expect(said(page, "Bagus Pratama").last()).toContainText("Sudah kami teruskan.");
  await expect(page.getByText("Tersimpan", { exact: true })).toBeVisible();
  await replyField(page).fill("Mohon tunggu kabar dari");
  await expect(page.getByText("Draf tersimpan", { exact: true })).toBeVisible();

  const crash = page.waitForEvent("crash");
  const devtools = await page.context().newCDPSession(page);
  // The crashed page never answers.
  void devtools.send("Page.crash").catch(() => {});
  await crash;

  const next = await page.context().newPage();
  const complaints = watchForComplaints(next, entry);
  await new Portal(next, entry, complaints).open(ROUTE);
  await expect(said(next, "Bagus Pratama").last()).toContainText("Sudah kami teruskan.");
  await expect(replyField(next)).toHaveValue("Mohon tunggu kabar dari");
  expect(complaints.unexpected()).toEqual([]);
});
