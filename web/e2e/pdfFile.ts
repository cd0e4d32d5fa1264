import type { BrowserContext, Page } from "@playwright/test";

/** A PDF as browsers write it: embedded fonts, and one bookmark and page for each chapter. */
export async function pdfFile(context: BrowserContext, name: string, chapters: readonly string[]) {
  const page = await context.newPage();
  const body = chapters.map(
    (text, index) => `<section><h1>Bab ${index + 1}</h1><p>${text}</p></section>`,
  );
  await page.setContent(
    `<html lang="id"><style>section { break-after: page }</style><body>${body.join("")}</body></html>`,
  );
  const buffer = await page.pdf({ format: "A4", outline: true, tagged: true });
  await page.close();
  return { name, mimeType: "application/pdf", buffer };
}

/** Stores a document at stage and company, and waits for its card. */
export async function loadDocument(
  page: Page,
  file: { name: string; mimeType: string; buffer: Buffer },
  [stage, company]: readonly [string, string],
) {
  await page.getByRole("button", { name: "Unggah data" }).click();
  const dialog = page.getByRole("dialog", { name: "Unggah data" });
  await dialog.getByLabel("Berkas").setInputFiles(file);
  await dialog.getByRole("region", { name: "Berkas yang dibaca" }).waitFor({ timeout: 60_000 });
  await dialog.getByLabel("Tahapan", { exact: true }).selectOption({ label: stage });
  await dialog.getByLabel("Badan Usaha", { exact: true }).fill(company);
  await dialog.getByRole("button", { name: "Simpan" }).click();
  await dialog.waitFor({ state: "hidden" });
  await page.getByRole("article").filter({ hasText: file.name }).waitFor();
}
