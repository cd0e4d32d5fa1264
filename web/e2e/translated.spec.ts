import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { expectBadges } from "./sideMenu";
import { replyField } from "./ticketPage";

/** Imitates Chrome's translator: each text becomes two `font` elements with other words. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode())
      if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    for (const text of texts) {
      if (text.data.trim() === "" || text.parentElement?.closest("script, style")) continue;
      const outer = document.createElement("font");
      const inner = document.createElement("font");
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }
  });

const press = (page: Page, name: string) => page.getByRole("button", { name }).first().click();
const main = (page: Page) => page.getByRole("main");

test("a page that the browser translates stays complete and current", async ({ portal, page }) => {
  await portal.open("/agent/tickets/N4W7KD");
  await expect(page.locator("html")).toHaveAttribute("translate", "no");
  await expectBadges(page, { New: 1, Open: 2 });
  await translate(page);
  await press(page, "Take Ticket");
  await expectBadges(page, { New: 0, Open: 3 });
  await translate(page);
  await replyField(page).fill("Sedang kami periksa.");
  await press(page, "Kirim Tiket");
  await expect(main(page)).toContainText("Sedang kami periksa.");
  await expectBadges(page, { Open: 2, Pending: 2 });
  await translate(page);
  await press(page, "Pilih Prioritas");
  await translate(page);
  // The dialog closes with the choice, so there is nothing left to be seen as checked.
  await page.getByRole("radio", { name: "Low" }).click();
  await expect(page.getByRole("complementary", { name: "Rincian tiket" })).toContainText("Low");

  await portal.open("/internal-esdm/tickets/R8K2AB");
  await main(page).getByRole("button", { name: "Set Pending" }).waitFor();
  await translate(page);
  await press(page, "Set Pending");
  await expectBadges(page, { Pending: 3 });

  await portal.open("/internal-esdm/all-tickets");
  const showing = main(page).getByText("entries");
  await expect(showing).toHaveText("Showing 1 to 6 of 6 entries");
  await translate(page);
  await page.getByRole("searchbox").fill("RKAB");
  await expect(showing).toHaveText(/^Showing 1 to 1 of 1 entries$/);
  await expect(page.getByRole("row")).toHaveCount(2);

  await portal.open("/cms-auditor/assignments");
  await main(page).getByRole("button", { name: "Mulai" }).first().waitFor();
  const running = main(page).getByRole("button", { name: /^Sedang Dikerjakan/ });
  const before = Number(/\d+/.exec((await running.textContent()) ?? "")?.[0]);
  await translate(page);
  await press(page, "Mulai");
  await expect(running).toContainText(String(before + 1));

  await portal.open("/dashboard-builder/dashboard/dash_1763604898133");
  await main(page).getByRole("heading", { name: "Tiket per badan usaha" }).waitFor();
  await translate(page);
  await press(page, "Jadikan Draft");
  await expect(page.getByRole("link", { name: "Draft", exact: true })).toHaveAccessibleDescription(
    "2 dasbor",
  );
  await translate(page);
  await press(page, "Publikasi");
  await expect(page.getByRole("link", { name: "Draft", exact: true })).toHaveAccessibleDescription(
    "1 dasbor",
  );
});
