import { readFile, writeFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { expect, test } from "./fixtures";

test("the single file's policy forbids everything outside of it", async ({ portal, page }) => {
  await portal.open("/");
  const policy = page.locator('meta[http-equiv="Content-Security-Policy"]');
  await expect(policy).toHaveAttribute("content", /default-src 'none'/);
  await expect(policy).toHaveAttribute("content", /connect-src 'none'/);
  await expect(policy).toHaveAttribute("content", /script-src 'sha256-[^;]+ 'wasm-unsafe-eval'/);
  await expect(policy).toHaveAttribute("content", /require-trusted-types-for 'script'/);
  await expect(policy).not.toHaveAttribute("content", /unsafe-inline|'unsafe-eval'|https?:|\*/);
});

test("requests out of the single file are refused", async ({ portal, page }) => {
  portal.expectComplaint(/^(?:console error: .*violates|failed request: https:\/\/example\.com)/);
  await portal.open("/");
  const answer = await page.evaluate(() =>
    fetch("https://example.com/").then(
      () => "answered",
      () => "refused",
    ),
  );
  expect(answer).toBe("refused");
});

test("the user of a browser that cannot unpack the file is told which one can", async ({
  page,
  entry,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, "DecompressionStream"));
  await page.goto(entry.address);
  await expect(page.getByRole("status")).toHaveText(/memerlukan peramban yang lebih baru: Chrome/);
});

/** Copies the file with some characters of a packed part changed. */
async function damage(address: string, part: string, copy: string) {
  const html = await readFile(new URL(address), "utf8");
  const start = `id="packed:${part}">`;
  const middle = html.indexOf(start) + start.length + 100_000;
  await writeFile(copy, `${html.slice(0, middle)}0123456789${html.slice(middle + 10)}`);
  return pathToFileURL(copy).href;
}

test("a damaged file says so", async ({ page, entry }, info) => {
  await page.goto(await damage(entry.address, "program", info.outputPath("rusak.html")));
  await expect(page.getByRole("status")).toHaveText(/Berkas ini rusak, mungkin terpotong/);
});

test("a file with damaged areas says so before one is opened", async ({ page, entry }, info) => {
  await page.goto(await damage(entry.address, "rest", info.outputPath("rusak.html")));
  await expect(page.getByText(/Berkas ini rusak, mungkin terpotong/)).toBeVisible();
});

test("a truncated file says so", async ({ page, entry }, info) => {
  const html = await readFile(new URL(entry.address), "utf8");
  const part = 'id="packed:program">';
  const cut = info.outputPath("terpotong.html");
  await writeFile(cut, html.slice(0, html.indexOf(part) + part.length + 100_000));
  await page.goto(pathToFileURL(cut).href);
  await expect(page.getByRole("status")).toHaveText(/Berkas ini rusak, mungkin terpotong/);
});

test("the single file stores actions, and a reload keeps the address", async ({ portal, page }) => {
  await portal.open("/agent/tickets/N4W7KD");
  await page.getByRole("button", { name: "Take Ticket" }).click();
  await expect(page.getByText("Tersimpan", { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("button", { name: "Take Ticket" })).toHaveCount(0);
  expect(portal.route()).toBe("/agent/tickets/N4W7KD");
});

test("a typed address loses nothing of a half-filled complaint", async ({ portal, page }) => {
  await portal.open("/badan-usaha/create-ticket");
  await page.getByLabel("Judul").fill("Alat timbang rusak");
  await page.evaluate(() => {
    location.hash = "/agent/all-tickets";
  });
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page.getByLabel("Judul")).toHaveValue("Alat timbang rusak");
  await expect(page.getByText("Draf dipulihkan")).toBeVisible();
  await expect(page.getByRole("button", { name: "Buang draf" })).toBeVisible();
});
