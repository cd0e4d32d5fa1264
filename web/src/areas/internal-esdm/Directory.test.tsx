import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { dispatch, readView } from "../../engine";
import { openTestPortal, renderAt } from "../../testing/portal";
import { Settings } from "./Settings";

beforeEach(() => openTestPortal({ role: "internal_esdm" }));

const open = (tab: string) => renderAt(<Settings />, `/internal-esdm/settings?bagian=${tab}`);
const button = (name: string) => screen.getByRole("button", { name });
const inDialog = () => within(screen.getByRole("dialog"));
const stored = () => {
  const answer = readView("deskDirectory", { search: "" });
  if (answer.kind === "refused") throw new Error("not permitted");
  return answer.value;
};

test("an agent is added after the errors are gone", async () => {
  const { user } = open("agents");
  await user.click(button("Tambah Agen"));
  const save = inDialog().getByRole("button", { name: "Simpan" });
  await user.type(inDialog().getByRole("textbox", { name: /^Nama/ }), "bagus pratama");
  await user.type(inDialog().getByRole("textbox", { name: /^Email/ }), "dian@esdm");
  await user.click(save);
  expect(inDialog().getByText("Nama ini sudah dipakai. Gunakan yang lain.")).toBeTruthy();
  expect(inDialog().getByText("Departemen wajib diisi.")).toBeTruthy();
  await user.clear(inDialog().getByRole("textbox", { name: /^Nama/ }));
  await user.type(inDialog().getByRole("textbox", { name: /^Nama/ }), "Dian");
  await user.type(inDialog().getByRole("textbox", { name: /^Email/ }), ".example");
  await user.selectOptions(inDialog().getByRole("combobox"), "dep-regulasi");
  await user.click(save);
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.getByRole("row", { name: /Dian/ }).textContent).toContain("Departemen - Regulasi");
  expect(stored().agents).toHaveLength(3);
});

test("without an active department, the agent's form leads to the departments and keeps what is typed", async () => {
  for (const id of ["dep-perizinan", "dep-regulasi"]) {
    dispatch({ directory: { setActive: { id, isActive: false } } });
  }
  const { user } = open("agents");
  await user.click(button("Tambah Agen"));
  await user.type(inDialog().getByRole("textbox", { name: /^Nama/ }), "Dian");
  expect(inDialog().getByText(/^Belum ada departemen yang aktif/)).toBeTruthy();
  await user.click(inDialog().getByRole("link", { name: "Buka Departemen" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(await screen.findByRole("searchbox", { name: "Cari departemen" })).toBeTruthy();
  await user.click(screen.getByRole("tab", { name: "Agen" }));
  await user.click(button("Tambah Agen"));
  expect(inDialog().getByRole("textbox", { name: /^Nama/ })).toHaveProperty("value", "Dian");
});

test("deactivating asks, marks the row and can be taken back", async () => {
  const { user } = open("agents");
  await user.click(button("Nonaktifkan Bagus Pratama"));
  const question = within(screen.getByRole("alertdialog"));
  expect(question.getByText(/tiket yang belum selesai/)).toBeTruthy();
  await user.click(question.getByRole("button", { name: "Nonaktifkan" }));
  expect(screen.getByRole("row", { name: /Bagus Pratama/ }).textContent).toContain("Nonaktif");
  await user.click(button("Aktifkan Bagus Pratama"));
  expect(stored().agents[0]?.isActive).toBe(true);
});

test("a company gets a second contact person, who becomes the main one", async () => {
  const { user } = open("companies");
  await user.click(button("Ubah CV Timah Selat Gaspar"));
  await user.click(inDialog().getByRole("button", { name: "Tambah kontak" }));
  await user.click(inDialog().getByRole("button", { name: "Simpan" }));
  expect(inDialog().getByText("Isi nama kontak.")).toBeTruthy();
  await user.click(inDialog().getByRole("button", { name: "Tambah kontak" }));
  expect(inDialog().getAllByText("Isi nama kontak.")).toHaveLength(1);
  await user.click(inDialog().getByRole("button", { name: "Hapus kontak 3" }));
  const [, second] = inDialog().getAllByRole("textbox", { name: /^Nama kontak/ });
  if (second === undefined) throw new Error("no second contact");
  await user.type(second, "Sari");
  await user.click(inDialog().getByRole("button", { name: "Jadikan kontak utama" }));
  await user.click(inDialog().getByRole("button", { name: "Simpan" }));
  const company = stored().companies.find(({ form }) => form.name === "CV Timah Selat Gaspar");
  expect(company?.form.contacts.map(({ name }) => name)).toEqual(["Sari", "Linda Kusuma"]);
});

test("a search that finds nothing says so", async () => {
  const { user } = open("departments");
  await user.type(screen.getByRole("searchbox", { name: "Cari departemen" }), "pajak");
  expect(await screen.findByText("Tidak ada yang cocok")).toBeTruthy();
});
