const PLACE = { "Badan Usaha": "PT Baris Panjang", Kegiatan: "Produksi" };

const dialog = (page) => page.getByRole("dialog", { name: "Muat data" });
const button = (page, name) => page.getByRole("button", { name, exact: true });
const patience = { timeout: 120_000 };

async function fillIn(page) {
  await dialog(page)
    .getByLabel("Tahapan", { exact: true })
    .selectOption({ label: "Operasi Produksi" });
  for (const [label, text] of Object.entries(PLACE))
    await dialog(page).getByLabel(label, { exact: true }).fill(text);
}

async function type(page) {
  await page.getByRole("searchbox").pressSequentially("nikel uji", { delay: 150 });
}

async function exportAll(page) {
  const download = page.waitForEvent("download", patience);
  await button(page, "Export").click();
  await (await download).delete();
}

/** Steps with a long file, in order; `before` is not measured. */
export const phases = [
  {
    name: "read",
    before: async (page) => {
      await button(page, "Muat data").click();
      await dialog(page).waitFor();
    },
    act: async (page, file) => {
      await dialog(page).getByLabel("Berkas").setInputFiles(file);
      await dialog(page).getByRole("region", { name: "Berkas yang dibaca" }).waitFor(patience);
    },
  },
  {
    name: "stored and drawn",
    before: fillIn,
    act: async (page) => {
      await dialog(page).getByRole("button", { name: "Simpan" }).click();
      await page.getByRole("table").waitFor(patience);
    },
  },
  { name: "searched", act: type },
  {
    name: "sorted",
    act: async (page) => {
      await page
        .getByRole("table")
        .getByRole("button", { name: /^Keterangan/ })
        .click();
    },
  },
  { name: "written", act: exportAll },
];
