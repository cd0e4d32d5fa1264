import { openedTicket } from "./complaintForm";
import { expect, test } from "./fixtures";
import { expectFocusWithin, focused, tabTo } from "./keys";
import { expectCodes } from "./lists";
import { heading, replyField, said } from "./ticketPage";

test("a complaint is filed by keyboard alone", async ({ portal, page }) => {
  await portal.open("/");
  // Registered early: on a busy machine the browser's own chooser could open first.
  const chooser = page.waitForEvent("filechooser", { timeout: 0 });
  await tabTo(page, "Badan Usaha");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "All Tickets" })).toBeFocused();
  await tabTo(page, "Ajukan Tiket");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Form Pengajuan Keluhan" })).toBeFocused();
  await tabTo(page, "Judul");
  await page.keyboard.type("Diajukan tanpa tetikus");
  await tabTo(page, "Kategori");
  await page.keyboard.type("Regulasi");
  await tabTo(page, "Deskripsi");
  await page.keyboard.type("Satu baris.");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Dua baris.");
  await tabTo(page, "Lampiran");
  await page.keyboard.press("Enter");
  await (await chooser).setFiles({
    name: "bukti.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from("%PDF-1.7\n"),
  });
  await tabTo(page, "Kirim");
  await page.keyboard.press("Enter");
  await openedTicket(portal);
  await expect(page.getByRole("heading", { name: "Diajukan tanpa tetikus" })).toBeFocused();
  await expect(said(page, "PT Bara Khatulistiwa")).toContainText("bukti.pdf");
});

test("a new screen takes the focus only once", async ({ portal, page }) => {
  await page.addInitScript(() => {
    const { focus } = HTMLElement.prototype;
    HTMLElement.prototype.focus = function (this: HTMLElement, ...args) {
      const { dataset } = document.documentElement;
      if (this.localName === "h1") dataset.taken = `${dataset.taken ?? ""}+`;
      return focus.apply(this, args);
    };
  });
  await portal.open("/");
  await page.getByRole("button", { name: "Badan Usaha" }).click();
  await expect(page.getByRole("heading", { name: "All Tickets" })).toBeFocused();
  // Waits until the arrival on the screen has been handled.
  await page.evaluate(
    () =>
      new Promise<void>((idle) => {
        requestAnimationFrame(() => requestIdleCallback(() => idle()));
      }),
  );
  await expect(page.locator("html")).toHaveAttribute("data-taken", "+");
});

test("a ticket is taken and answered by keyboard alone", async ({ portal, page }) => {
  await portal.open("/agent/new");
  await tabTo(page, "N4W7KD");
  await tabTo(page, "Take Ticket N4W7KD", "ArrowRight");
  await page.keyboard.press("Enter");
  await expectCodes(page, []);
  await tabTo(page, "Semua Tiket", "Shift+Tab");
  await page.keyboard.press("Enter");
  await tabTo(page, "N4W7KD");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  // The first is the tab of the composer.
  await tabTo(page, "Balasan");
  await tabTo(page, "Balasan");
  await expect(replyField(page)).toBeFocused();
  await page.keyboard.type("Dijawab tanpa tetikus");
  await tabTo(page, "Pilih Status");
  await page.keyboard.press("Enter");
  await page.keyboard.press("End");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Pilih Status" })).toBeFocused();
  await tabTo(page, "Kirim Tiket Status menjadi Resolved");
  await page.keyboard.press("Enter");
  await expect(said(page, "Bagus Pratama").last()).toContainText("Dijawab tanpa tetikus");
  await expect(heading(page)).toContainText("Resolved");
  await expect(replyField(page)).toBeFocused();
});

test("the first Tab stop skips the menus", async ({ portal, page }) => {
  await portal.open("/agent/all-tickets");
  await page.keyboard.press("Tab");
  await expect(focused(page)).toHaveText("Lewati ke isi");
  await expect(focused(page)).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(focused(page)).toHaveAccessibleName("Tiket berikutnya");
});

test("a dialog traps the focus and returns it to its opener", async ({ portal, page }) => {
  await portal.open("/internal-esdm/tickets/R8K2AB");
  for (const [opener, dialog] of [
    ["Send to Other Department", "Silahkan Pilih Departemen"],
    ["Assign to Agent", "Silahkan Pilih Agen"],
    ["Share Ticket", "Share Ticket"],
  ] as const) {
    await page.getByRole("button", { name: opener }).focus();
    await page.keyboard.press("Enter");
    const opened = page.getByRole("dialog", { name: dialog });
    await expect(opened).toBeVisible();
    for (let presses = 0; presses < 15; presses += 1) {
      await page.keyboard.press("Tab");
      await expect(opened.locator(":focus")).toHaveCount(1);
    }
    await page.keyboard.press("Escape");
    await expect(opened).toHaveCount(0);
    await expect(page.getByRole("button", { name: opener })).toBeFocused();
  }
});

test("a destructive question focuses the safe answer", async ({ portal, page }) => {
  await portal.open("/badan-usaha/tickets/R8K2AB");
  await page.getByRole("button", { name: "Close Ticket" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alertdialog").getByRole("button", { name: "Batal" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(heading(page)).toContainText("Open");
  await expect(page.getByRole("button", { name: "Close Ticket" })).toBeFocused();
});

test("a navigation focuses the new heading", async ({ portal, page }) => {
  await portal.open("/internal-esdm/all-tickets");
  const title = page.getByRole("heading", { level: 1 });
  for (const name of ["Pending", "Re-assign Ticket"]) {
    await tabTo(page, name, "Shift+Tab");
    await page.keyboard.press("Enter");
    await expect(title).toHaveText(name);
    await expect(title).toBeFocused();
  }
  await page.goBack();
  await expect(title).toHaveText("Pending");
  await expect(title).toBeFocused();
});

test("on a phone Tab goes through the top bar in reading order", async ({ portal, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await portal.open("/agent/all-tickets");
  const left = async () => (await focused(page).boundingBox())?.x ?? Number.NaN;
  await tabTo(page, "Menu");
  const opener = await left();
  await tabTo(page, /^Akun /);
  expect(await left()).toBeGreaterThan(opener);
  await page.keyboard.press("ArrowUp");
  await expect(focused(page)).toHaveAccessibleName("Keluar");
});

test("on a phone the menu is a drawer that closes after a choice", async ({ portal, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await portal.open("/agent/all-tickets");
  await expect(page.getByRole("navigation", { name: "Menu utama" })).toHaveCount(0);
  const opener = page.getByRole("button", { name: "Menu", exact: true });
  await opener.focus();
  await page.keyboard.press("Enter");
  const drawer = page.getByRole("dialog", { name: "Menu" });
  await expectFocusWithin(drawer);
  await page.keyboard.press("Escape");
  await expect(drawer).toHaveCount(0);
  await expect(opener).toBeFocused();
  await page.keyboard.press("Enter");
  await drawer.getByRole("link", { name: "Pending", exact: true }).press("Enter");
  await expect(drawer).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Pending Tickets" })).toBeFocused();
});
