import type { Page } from "@playwright/test";
import { fillIn, send } from "./complaintForm";
import { expect, test } from "./fixtures";
import { wordFile } from "./wordFile";

const SCRIPT = "<script>top.ran = 1; globalThis.ran = 1</script>";
const PAGE = `<!doctype html><html><body onload="top.ran = 1">${SCRIPT}</body></html>`;
const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" onload="top.ran = 1">${SCRIPT}</svg>`;
const PNG_HEAD = Buffer.from("89504e470d0a1a0a", "hex");

/** Opens an alert as soon as a PDF reader with scripts opens it. */
const RUNNING_PDF = `%PDF-1.7
1 0 obj << /Type /Catalog /Pages 2 0 R /OpenAction << /S /JavaScript /JS (app.alert\\("ran"\\)) >> >> endobj
2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 300 300] >> endobj
trailer << /Root 1 0 R >>
startxref
0
%%EOF
`;

const file = (name: string, ...parts: (string | Buffer)[]) => ({
  name,
  mimeType: name.endsWith("html") ? "text/html" : "image/svg+xml",
  buffer: Buffer.concat(parts.map((part) => Buffer.from(part))),
});

const zone = (page: Page) => page.getByLabel("Lampiran", { exact: true });
const ran = (page: Page) => page.evaluate(() => Reflect.get(globalThis, "ran"));

test("HTML and SVG files with scripts are refused under any name", async ({ portal, page }) => {
  await portal.open("/badan-usaha/create-ticket");
  await zone(page).setInputFiles([
    file("halaman.html", PAGE),
    file("gambar.svg", DRAWING),
    file("halaman.pdf", PAGE),
    file("gambar.png", DRAWING),
    file("foto.jpg", PAGE),
    file("surat.docx", PAGE),
  ]);
  const isPage = "Ini halaman web (HTML). Simpan sebagai PDF atau DOCX, lalu lampirkan lagi.";
  const isDrawing = "Ini gambar SVG. Simpan sebagai JPG atau PNG, lalu lampirkan lagi.";
  await expect(page.getByRole("alert").getByRole("listitem")).toHaveText([
    `File halaman.html tidak didukung.${isPage}`,
    `File gambar.svg tidak didukung.${isDrawing}`,
    `File halaman.pdf tidak didukung.${isPage}`,
    `File gambar.png tidak didukung.${isDrawing}`,
    `File foto.jpg tidak didukung.${isPage}`,
    `File surat.docx tidak didukung.${isPage}`,
  ]);
});

test("a page disguised as a PDF or picture is attached, previewed and saved without running", async ({
  portal,
  page,
}) => {
  await page.addInitScript(() => {
    const types: string[] = [];
    Reflect.set(globalThis, "addressedTypes", types);
    const make = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (object) => {
      if (object instanceof Blob) types.push(object.type);
      return make(object);
    };
  });
  await portal.open("/badan-usaha/create-ticket");
  await fillIn(page);
  await zone(page).setInputFiles([
    file("surat.pdf", RUNNING_PDF, PAGE),
    file("gambar.png", PNG_HEAD, DRAWING),
  ]);
  await send(portal);
  await expect(page.getByText("Gambar gambar.png tidak dapat ditampilkan.")).toBeVisible();

  const said: string[] = [];
  page.on("dialog", (dialog) => {
    said.push(dialog.message());
    void dialog.dismiss();
  });
  await page.getByRole("button", { name: "Pratinjau surat.pdf" }).click();
  const drawn = page.getByRole("group", { name: "Halaman 1" }).locator("canvas");
  await expect(drawn).toBeVisible({ timeout: 30_000 });
  expect(page.frames()).toHaveLength(1);

  const download = page.waitForEvent("download");
  await page.getByRole("dialog").getByRole("button", { name: "Unduh", exact: true }).click();
  expect((await download).suggestedFilename()).toBe("surat.pdf");
  expect(await ran(page)).toBeUndefined();

  await page.getByRole("dialog").getByRole("button", { name: "Tutup" }).click();
  expect(said).toEqual([]);
  const types = await page.evaluate(() => Reflect.get(globalThis, "addressedTypes"));
  // The scripts are the portal's own workers of the PDF viewer.
  const own = ["image/png", "application/octet-stream", "text/javascript"];
  expect(new Set(types)).toEqual(new Set(own));
});

test("a Word document is shown as text, whatever it contains", { tag: "@deep" }, async ({
  portal,
  page,
}) => {
  await portal.open("/cms-auditor/documents");
  await page.getByRole("button", { name: "Unggah data" }).click();
  const dialog = page.getByRole("dialog", { name: "Unggah data" });
  const written = "<img src=x onerror='top.ran = 1'><script>top.ran = 1</script>";
  await dialog.getByLabel("Berkas").setInputFiles(wordFile("surat.docx", ["Kepada Yth.", written]));
  const sketch = dialog.getByRole("region", { name: "Pratinjau" });
  await expect(sketch).toContainText("Kepada Yth.");
  await expect(sketch).toContainText(written);
  await expect(sketch.locator("img, script")).toHaveCount(0);
  expect(await ran(page)).toBeUndefined();
});
