import { screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { readView } from "../../engine";
import { csv, lastToast, openDialog, read } from "../../testing/loadDialog";
import { openTestPortal } from "../../testing/portal";

const PLACE = { tahapan: "Penjualan", badanUsaha: "PT Baru", kegiatan: "Pengapalan" };

const facts = () => {
  const answer = readView("cascade", { ...PLACE, versi: undefined });
  return answer.kind === "ok" ? answer.value.dataset : undefined;
};

function rows() {
  const answer = readView("tableRows", {
    subject: { data: facts()?.id ?? "" },
    ...{ search: "", filters: "", sort: undefined, direction: "asc", first: 0, count: 10 },
  });
  return answer.kind === "ok" ? answer.value.rows : undefined;
}

/** Stores a file whose columns are renamed and left out. */
async function storeJanuary() {
  const { pick, press, type, user, onClose } = await openDialog();
  await pick(
    csv(
      "Tanggal;Kapal;Volume;Catatan\n1/1/2026;A;1.000,5;x\n13/1/2026;B;2.000,0;y\n",
      "kapal-01.csv",
    ),
  );
  await read();
  await type("Nama kolom Volume", "Volume (ton)");
  await press("Kolom Catatan");
  await user.click(screen.getByRole("menuitem", { name: "Jangan sertakan" }));
  await type("Badan Usaha", PLACE.badanUsaha);
  await type("Kegiatan", PLACE.kegiatan);
  await press("Simpan");
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(lastToast()).toBe("Data “Pengapalan - PT Baru” disimpan: 2 baris.");
  return { pick, press, type, user, onClose };
}

const FEBRUARY = "Tanggal;Kapal;Volume;Catatan\n1/2/2026;C;3.000,0;z\n14/2/2026;D;4.000,5;z\n";

beforeEach(() => openTestPortal({ role: "cms_auditor" }));

test("the next file of the same shape needs one press", async () => {
  const { pick, press } = await storeJanuary();
  await pick(csv(FEBRUARY, "kapal-02.csv"));
  await read();
  const recipe = await screen.findByRole("region", { name: "Resep" });
  expect(recipe.textContent).toContain("Dibaca seperti berkas Pengapalan - PT Baru");
  await press("Simpan");
  expect(lastToast()).toBe("Data “Pengapalan - PT Baru” kini versi 2: 2 baris.");
  expect(rows()).toEqual([
    ["1 Februari 2026", "C", "3.000,0"],
    ["14 Februari 2026", "D", "4.000,5"],
  ]);
  expect(facts()?.versions.map(({ number, records }) => [number, records])).toEqual([
    [2, 2],
    [1, 2],
  ]);
});

test("rows are added to those that are there", async () => {
  const { pick, press, user } = await storeJanuary();
  await pick(csv(FEBRUARY, "kapal-02.csv"));
  await read();
  await user.click(await screen.findByRole("radio", { name: "Tambahkan ke data yang ada" }));
  await press("Simpan");
  expect(lastToast()).toBe("Data “Pengapalan - PT Baru” kini versi 2: 4 baris.");
  expect(rows()?.map(([day, ship]) => [day, ship])).toEqual([
    ["1 Januari 2026", "A"],
    ["13 Januari 2026", "B"],
    ["1 Februari 2026", "C"],
    ["14 Februari 2026", "D"],
  ]);
});

test("rows with other columns are not added, and the columns are named", async () => {
  const { pick, user } = await storeJanuary();
  await pick(csv("Tanggal;Kapal;Volume;Catatan;Mutu\n1/2/2026;C;3.000,0;z;7\n", "kapal-02.csv"));
  await read();
  expect((await screen.findByRole("region", { name: "Resep" })).textContent).toContain(
    "Baru di berkas ini: kolom “Mutu”.",
  );
  await user.click(await screen.findByRole("radio", { name: "Tambahkan ke data yang ada" }));
  expect(screen.getByText(/Tidak ada pada data: Mutu/)).toBeDefined();
});

test("a recipe can be declined, and is offered again", async () => {
  const { pick, user } = await storeJanuary();
  await pick(csv(FEBRUARY, "kapal-02.csv"));
  await read();
  await user.click(await screen.findByRole("button", { name: "Jangan pakai resep" }));
  expect(screen.getByLabelText("Nama kolom Volume")).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Pakai resep Pengapalan - PT Baru" }));
  expect(await screen.findByDisplayValue("Volume (ton)")).toBeDefined();
});

test("a file with another name is not given a recipe unasked", async () => {
  const { pick } = await storeJanuary();
  await pick(csv(FEBRUARY, "milik pt lain.csv"));
  await read();
  expect(await screen.findByRole("button", { name: /^Pakai resep/ })).toBeDefined();
  expect(screen.getByLabelText("Kegiatan")).toHaveProperty("value", "");
});
