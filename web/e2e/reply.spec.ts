import { expect, test } from "./fixtures";
import { enterAs } from "./roles";
import { menuEntry } from "./sideMenu";
import { heading, replyField, said } from "./ticketPage";

test("a button disabled by sending looks disabled under the pointer", async ({ portal, page }) => {
  await portal.open("/agent/tickets/R8K2AB");
  const send = page.getByRole("button", { name: "Kirim Tiket" });
  const colour = () => send.evaluate((button) => getComputedStyle(button).backgroundColor);
  await expect(send).toBeDisabled();
  const disabled = await colour();
  await replyField(page).fill("Sudah diperbaiki.");
  await expect.poll(colour).not.toBe(disabled);
  await send.click();
  await expect(send).toBeDisabled();
  await send.hover({ force: true });
  await expect.poll(colour).toBe(disabled);
});

test("a company's reply can keep the status, resolve the ticket or reopen it", {
  tag: "@deep",
}, async ({ portal, page }) => {
  await portal.open("/badan-usaha/tickets/P3ND9G");
  const choose = async (choice: string) => {
    await page.getByRole("button", { name: "Pilih Status" }).click();
    await page.getByRole("menuitemradio", { name: new RegExp(`^${choice}`) }).click();
  };
  const say = async (text: string) => {
    await replyField(page).fill(text);
    await page.getByRole("button", { name: /^Kirim / }).click();
    await expect(said(page, "PT Bara Khatulistiwa").last()).toContainText(text);
  };
  await choose("Biarkan status");
  await say("Sertifikat menyusul.");
  await expect(heading(page)).toContainText("Pending");
  await choose("Sudah selesai");
  await say("Sudah kami terima.");
  await expect(heading(page)).toContainText("Resolved");
  await choose("Belum selesai");
  await say("Ternyata masih muncul.");
  await expect(heading(page)).toContainText("Open");
  // Only the first of several messages in a row has the address.
  await expect(said(page, "PT Bara Khatulistiwa").first()).toContainText(
    "helpdesk@barakhatulistiwa.example",
  );
});

test("a half-written reply is kept for its author only", {
  tag: "@deep",
}, async ({ portal, page }) => {
  await portal.open("/agent/tickets/R8K2AB");
  await replyField(page).fill("Belum selesai ditulis");
  await menuEntry(page, "Pending").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Pending Tickets");
  await page.goBack();
  await expect(replyField(page)).toHaveValue("Belum selesai ditulis");
  await enterAs(page, "Badan Usaha");
  await page.getByRole("link", { name: "R8K2AB" }).click();
  await expect(replyField(page)).toHaveValue("");
});

test("nobody can reply to a closed ticket", { tag: "@deep" }, async ({ portal, page }) => {
  for (const area of ["/badan-usaha", "/agent", "/internal-esdm"]) {
    await portal.open(`${area}/tickets/C1053D`);
    await expect(said(page, "Siti Rahmawati")).toBeVisible();
    await expect(replyField(page)).toHaveCount(0);
  }
});
