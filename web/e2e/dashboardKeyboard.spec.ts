import { figuresOf, widget } from "./dashboards";
import { expectSaid, expectState, handle, WIDE_WINDOW } from "./editor";
import { expect, test } from "./fixtures";
import { choose, expectFocusWithin, focused, tabTo } from "./keys";

test.use({ viewport: WIDE_WINDOW });

const NAME = "Papan tombol";

test("a dashboard is created, arranged, published, read and deleted by keyboard alone", {
  tag: "@deep",
}, async ({ portal, page }) => {
  const press = (key: string) => page.keyboard.press(key);
  const heading = page.getByRole("heading", { level: 1 });
  await portal.open("/dashboard-builder");

  await test.step("the form", async () => {
    await tabTo(page, "Create Dashboard");
    await press("Enter");
    const form = page.getByRole("dialog", { name: "Create Dashboard" });
    await expect(form.getByLabel("Nama")).toBeFocused();
    await page.keyboard.type(NAME);
    await tabTo(page, "Izin");
    await choose(page, "Publik");
    await tabTo(page, "Simpan");
    await press("Enter");
    await expect(heading).toHaveText(NAME);
  });

  await test.step("a widget from the gallery, drawn and named", async () => {
    await tabTo(page, "Tambah widget pertama");
    await press("Enter");
    const gallery = page.getByRole("dialog", { name: "Tambah widget" });
    await expectFocusWithin(gallery);
    await expect(focused(page)).toHaveAccessibleName("Grafik");
    for (let presses = 0; presses < 6; presses += 1) {
      if ((await focused(page).textContent()) === "Bar") break;
      await press("ArrowRight");
    }
    await expect(focused(page)).toHaveAccessibleName("Bar");
    await press("Enter");
    await expect(focused(page)).toHaveAccessibleName("Sumber data");
    await choose(page, "Tiket");
    await tabTo(page, "Kelompokkan menurut");
    await page.keyboard.type("Prioritas");
    await tabTo(page, "Judul", "Shift+Tab");
    await page.keyboard.type("Menurut prioritas");
    await expect(widget(page, "Menurut prioritas").getByRole("img")).toBeVisible();
  });

  await test.step("a second one beside it, moved, widened, taken away and brought back", async () => {
    await tabTo(page, "Duplikat", "Shift+Tab");
    await press("Enter");
    await expectFocusWithin(
      page.getByRole("group", { name: "Menurut prioritas (Copy)", exact: true }),
    );
    await tabTo(
      page,
      /^Pindahkan Menurut prioritas \(Copy\)|^Ubah ukuran Menurut prioritas \(Copy\)/,
    );
    await handle(page, "Menurut prioritas (Copy)").focus();
    await press("ArrowLeft");
    await expectSaid(page, /^"Menurut prioritas \(Copy\)" dipindah ke kolom 1, baris \d+\./);
    await press("Home");
    await press("ArrowUp");
    await tabTo(page, "Ubah ukuran Menurut prioritas (Copy)");
    await press("ArrowRight");
    await expectSaid(page, /diperlebar menjadi \d+ kolom|Tidak dapat diperlebar lagi/);
    await press("Delete");
    await expect(widget(page, "Menurut prioritas (Copy)")).toHaveCount(0);
    await expect(focused(page)).toHaveCount(1);
    await press("ControlOrMeta+Z");
    await expectSaid(page, /^Diurungkan: /);
    await expect(widget(page, "Menurut prioritas (Copy)")).toBeVisible();
    await press("ControlOrMeta+S");
    await expectState(page, "Tersimpan");
  });

  await test.step("published from its page", async () => {
    await tabTo(page, "Batal", "Shift+Tab");
    await press("Enter");
    await expect(page.getByRole("button", { name: "Aksi lainnya" })).toBeVisible();
    await tabTo(page, "Publikasi");
    await press("Enter");
    await expect(focused(page)).toHaveAccessibleName("Jadikan Draft");
    await tabTo(page, "Aksi lainnya");
    await press("Enter");
    await expect(page.getByRole("menuitem").first()).toBeFocused();
    await press("Escape");
    await expect(focused(page)).toHaveAccessibleName("Aksi lainnya");
  });

  await test.step("read by an agent, number by number, with a filter", async () => {
    await tabTo(page, /^Akun /, "Shift+Tab");
    await press("ArrowUp");
    await expect(focused(page)).toHaveAccessibleName("Keluar");
    await press("Enter");
    await tabTo(page, "Agent");
    await press("Enter");
    await tabTo(page, /^Dasbor/);
    await press("Enter");
    await expect(heading).toHaveText("Dasbor");
    await tabTo(page, NAME);
    await press("Enter");
    await expect(heading).toHaveText(NAME);
    await expect(heading).toBeFocused();
    await tabTo(page, "Badan usaha");
    await choose(page, "PT Bara Khatulistiwa");
    await expect.poll(() => portal.route()).toMatch(/badanUsaha=/);
    await tabTo(page, /^Telusuri angka: Menurut prioritas/);
    const first = (await focused(page).getAttribute("aria-valuetext")) ?? "";
    await press("End");
    await expect(focused(page)).not.toHaveAttribute("aria-valuetext", first);
    await tabTo(page, /^Lihat tabel: /, "Shift+Tab");
    await press("Enter");
    await expect(focused(page)).toHaveAccessibleName(/^Lihat grafik: /);
    await expect(page.getByRole("table").first()).toBeVisible();
    await press("Enter");
    expect((await figuresOf(page, "Menurut prioritas")).at(-1)).toBe("Total 4");
    await tabTo(page, "Hapus semua filter", "Shift+Tab");
    await press("Enter");
    await expect(page.getByRole("main").locator(":focus")).toHaveCount(1);
  });

  await test.step("deleted from the list", async () => {
    await tabTo(page, /^Akun /, "Shift+Tab");
    await press("ArrowUp");
    await expect(focused(page)).toHaveAccessibleName("Keluar");
    await press("Enter");
    await tabTo(page, "Dashboard Builder");
    await press("Enter");
    await expect(heading).toHaveText("Daftar Dashboard");
    await tabTo(page, "Tampilan kisi");
    await press("ArrowRight");
    await expect(page.getByRole("table")).toBeVisible();
    await tabTo(page, NAME);
    await press("End");
    await expect(focused(page)).toHaveAccessibleName(`Menu untuk ${NAME}`);
    await press("Enter");
    await press("End");
    await expect(focused(page)).toHaveAccessibleName("Hapus");
    await press("Enter");
    await expect(
      page.getByRole("alertdialog").getByRole("button", { name: "Batal" }),
    ).toBeFocused();
    await press("Escape");
    await expect(focused(page)).toHaveAccessibleName(`Menu untuk ${NAME}`);
    await press("Enter");
    await press("End");
    await press("Enter");
    await tabTo(page, "Hapus");
    await press("Enter");
    await expect(page.getByRole("link", { name: NAME })).toHaveCount(0);
    await expect(page.getByRole("main").locator(":focus")).toHaveCount(1);
  });
});
