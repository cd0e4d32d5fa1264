import type { Page } from "@playwright/test";
import { expectNoAxeViolations } from "./axe";
import { dropFiles } from "./dropFiles";
import { expect, test } from "./fixtures";
import { boxOf, expectNoSidewaysScroll } from "./layout";
import { row } from "./lists";
import { facts, heading, replyField } from "./ticketPage";

const TICKET = "/agent/tickets/R8K2AB";

const composer = (page: Page) => page.getByRole("region", { name: "Balas Ticket" });
const lastMessage = (page: Page) =>
  page.getByRole("region", { name: "Percakapan" }).getByRole("listitem").last();

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
]) {
  test(`the composer is in the window of ${width}×${height}, with the last message above it`, async ({
    portal,
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await portal.open(TICKET);
    const closed = await boxOf(composer(page));
    expect(closed.bottom).toBeLessThanOrEqual(height + 1);
    // The field and the tabs of the two modes.
    expect(closed.height).toBeLessThanOrEqual(124);
    await expect(page.locator("html")).toHaveAttribute("style", /--bottom-bar: \d+px/);

    await replyField(page).click();
    await expect(page.getByRole("button", { name: "Pilih Status" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Kirim Tiket" })).toBeInViewport({ ratio: 1 });
    // The page scrolls after the composer has grown.
    const overlap = async () =>
      (await boxOf(lastMessage(page))).bottom - (await boxOf(composer(page))).y;
    await expect.poll(overlap).toBeLessThanOrEqual(1);
    const [open, last] = [await boxOf(composer(page)), await boxOf(lastMessage(page))];
    expect(open.bottom).toBeLessThanOrEqual(height + 1);
    expect(last.bottom).toBeGreaterThan(100);
    await expectNoSidewaysScroll(page);
    await expectNoAxeViolations(page);
  });
}

test("on a phone the facts are one line under the title, and the actions one menu", async ({
  portal,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await portal.open(TICKET);
  const line = page.getByRole("button", { name: /^Detail Tiket/ });
  expect((await boxOf(line)).bottom).toBeLessThan(450);
  await expect(facts(page).getByText("Kode Tiket")).toBeHidden();
  await page.getByRole("button", { name: "Aksi tiket" }).click();
  await expect(page.getByRole("menuitem")).toHaveText([
    "Re-Assign Ticket",
    "Pilih Prioritas",
    "Ubah Label",
    "Set Pending",
    "Mark Resolved",
    "Close Ticket",
    "Gabungkan…",
    "Tautkan…",
    "Print Ticket",
    "Export to PDF",
    "Share Ticket",
  ]);
  await expectNoAxeViolations(page);
  await page.keyboard.press("Escape");
  await line.click();
  await page.getByRole("button", { name: "Ubah Prioritas: High" }).click();
  await page.getByRole("menuitemradio", { name: "Low" }).click();
  await expect(heading(page)).toContainText("Low");
});

test("a slash opens the canned replies, whose search has the focus, and Enter inserts one", async ({
  portal,
  page,
}) => {
  await portal.open(TICKET);
  await replyField(page).click();
  await page.keyboard.type("/");
  await expect(page.getByRole("searchbox", { name: "Cari balasan" })).toBeFocused();
  await page.keyboard.type("diterima");
  await page.keyboard.press("Enter");
  await expect(replyField(page)).toHaveValue(/^Yth\. PT Bara Khatulistiwa,/);
  await expect(replyField(page)).toBeFocused();
});

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 1280, height: 720 },
]) {
  test(`the replies for a word after :: are in the window of ${width}×${height}`, async ({
    portal,
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await portal.open(TICKET);
    await replyField(page).click();
    await page.keyboard.type("Halo ::l");
    const list = page.getByRole("listbox", { name: "Canned Replies" });
    await expect(list.getByRole("option")).toHaveCount(3);
    await expect(list).toBeInViewport({ ratio: 1 });
    await expectNoSidewaysScroll(page);
    await page.emulateMedia({ colorScheme: "dark" });
    await expectNoAxeViolations(page);
  });
}

test("files dropped on the text are attached", async ({ portal, page }) => {
  await portal.open(TICKET);
  await dropFiles(replyField(page), [{ name: "bukti.pdf" }]);
  await expect(page.getByRole("list", { name: "Berkas terlampir" })).toContainText("bukti.pdf");
});

test("a ticket is assigned from the list with three presses besides typing", async ({
  portal,
  page,
}) => {
  await portal.open("/internal-esdm/all-tickets");
  await row(page, "P3ND9G").getByRole("button", { name: "Aksi P3ND9G" }).click();
  await page.getByRole("menuitem", { name: "Assign to Agent" }).click();
  await expect(page.getByRole("searchbox", { name: "Cari agen" })).toBeFocused();
  await page.keyboard.type("bagus");
  await page.keyboard.press("Enter");
  await expect(
    page.getByRole("dialog", { name: "Tiket berhasil ditugaskan ke agen!" }),
  ).toBeVisible();
});

test("paper shows the activity and no composer", async ({ portal, page }) => {
  await portal.open(TICKET);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("list", { name: "Aktivitas tiket" })).toBeVisible();
  await expect(composer(page)).toBeHidden();
});
