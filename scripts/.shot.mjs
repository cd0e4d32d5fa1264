import { chromium } from "playwright";
import { serve } from "./server.mjs";
const port = Number(process.argv[2] ?? 4711);
await serve({ folder: "dist/web-subpath", base: "/portal/", port });
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium" });
const log = [];
async function page(width, dark, role = "Internal Auditor") {
  const context = await browser.newContext({ viewport: { width, height: 1000 }, locale: "id-ID", timezoneId: "Asia/Jakarta", colorScheme: dark ? "dark" : "light" });
  const p = await context.newPage();
  p.on("console", (m) => log.push(`${m.type()}: ${m.text()}`));
  p.on("pageerror", (e) => log.push(`pageerror ${e.message}`));
  await p.clock.setFixedTime("2026-11-21T09:05:00+07:00");
  await p.goto(`http://localhost:${port}/portal/`);
  await p.getByRole("button", { name: role }).first().click();
  return p;
}
const PLAN = "ASSIGN_1763172824691";
for (const [width, dark] of [[1280, false], [390, true]]) {
  const p = await page(width, dark);
  await p.goto(`http://localhost:${port}/portal/auditor/detail/${PLAN}`);
  await p.getByRole("button", { name: "Tulis temuan" }).click();
  const d = p.getByRole("dialog");
  await d.getByLabel("Judul").fill("Produksi blok 021 melebihi RKAB Triwulan III");
  await d.getByLabel("Klasifikasi").selectOption({ label: "Administrasi" });
  await d.getByLabel("Tingkat").selectOption({ label: "Tinggi" });
  await d.getByLabel("Kondisi").fill("Produksi Juli sampai September 2025 dari blok 021 mencapai 75.874,00 ton, sedangkan RKAB mengizinkan 64.300,00 ton (118%).");
  await d.getByLabel("Kriteria").fill("RKAB Operasi Produksi 2025 yang disetujui.");
  await d.getByLabel("Sebab").fill("Produksi bulanan tidak dibandingkan dengan rencana triwulan.");
  await d.getByLabel("Akibat").fill("Cadangan blok 021 berkurang lebih cepat dari rencana.");
  await d.getByRole("textbox", { name: "Rekomendasi 1" }).fill("Ajukan revisi RKAB untuk blok 021.");
  await d.getByLabel("Nilai (Rp)").fill("4.348.889.674,56 - 3.662.222.883,84");
  await p.screenshot({ path: `/tmp/shots/editor-${width}.png` });
  await d.getByRole("button", { name: "Simpan" }).click();
  await p.getByRole("table").first().getByRole("row").nth(3).click();
  await p.getByRole("button", { name: "Sematkan 1 baris" }).click();
  await p.screenshot({ path: `/tmp/shots/pin-${width}.png` });
  await p.getByRole("dialog").getByRole("button", { name: "Sematkan", exact: true }).click();
  const f = p.getByRole("article", { name: "Temuan 1" });
  await f.scrollIntoViewIfNeeded();
  await f.getByText("Isi saat disematkan").first().click();
  await f.screenshot({ path: `/tmp/shots/finding-${width}.png` });
  await p.evaluate(() => scrollTo(0, 0));
  await p.screenshot({ path: `/tmp/shots/detail-${width}.png`, fullPage: true });
}
console.log(log.filter((x) => !x.includes("404")).join("\n"));
await browser.close();
process.exit(0);
