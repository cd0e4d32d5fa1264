import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { readView } from "../../engine";
import { openTestPortal, renderAt } from "../../testing/portal";
import { Settings } from "./Settings";

beforeEach(() => openTestPortal({ role: "internal_esdm" }));

const open = (part = "") => renderAt(<Settings />, `/internal-esdm/settings${part}`);
const field = (name: string | RegExp) => screen.getByRole("textbox", { name });
const save = () => screen.getByRole("button", { name: /^Simpan/ });
const stored = () => {
  const answer = readView("deskSettings");
  if (answer.kind === "refused") throw new Error("not permitted");
  return answer.value;
};

test("a wrong number is named beside its cell after the first try, and nothing is saved", async () => {
  const { user } = open();
  expect(save().getAttribute("aria-disabled")).toBe("true");
  const [assign] = screen.getAllByRole("textbox", { name: /^Penugasan/ });
  if (assign === undefined) throw new Error("no field");
  await user.clear(assign);
  await user.type(assign, "nol");
  expect(assign.getAttribute("aria-invalid")).toBeNull();
  await user.click(save());
  expect(assign.getAttribute("aria-invalid")).toBe("true");
  expect(document.activeElement).toBe(assign);
  expect(screen.getByText("Isi dengan bilangan bulat dari 1 sampai 365.")).toBeTruthy();
  expect(stored().targets.targets[0]?.assign).toBe("3");
  await user.click(screen.getByRole("button", { name: "Tambah target khusus" }));
  expect(screen.getAllByRole("textbox", { name: /^Penugasan/ })[1]).toHaveProperty("value", "3");
  expect(screen.getAllByText(/^Isi dengan bilangan|^Pilih prioritas/)).toHaveLength(1);
  await user.click(screen.getByRole("button", { name: "Hapus target khusus 1" }));
  await user.clear(assign);
  await user.type(assign, "2");
  await user.click(save());
  expect(stored().targets.targets[0]?.assign).toBe("2");
});

test("an override starts with the usual target and is removed with its button", async () => {
  const { user } = open();
  await user.click(screen.getByRole("button", { name: "Tambah target khusus" }));
  await user.selectOptions(screen.getByRole("combobox", { name: "Priority" }), "high");
  await user.click(save());
  expect(stored().targets.targets).toHaveLength(2);
  await user.click(screen.getByRole("button", { name: "Hapus target khusus 1" }));
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Tambah target khusus" }));
  await user.click(save());
  expect(stored().targets.targets).toHaveLength(1);
});

test("the calendar has hours, own days off, and national ones that can be switched off", async () => {
  const { user } = open("?bagian=calendar");
  expect(screen.queryByRole("textbox", { name: "Sabtu buka" })).toBeNull();
  await user.click(screen.getByRole("checkbox", { name: "Sabtu" }));
  expect(field("Sabtu buka")).toHaveProperty("value", "08.00");
  await user.click(screen.getByRole("button", { name: "Tambah hari libur" }));
  await user.type(field(/^Nama hari libur/), "Hari jadi");
  await user.click(save());
  expect(screen.getByText("Tulis tanggal seperti 31/12/2026.")).toBeTruthy();
  await user.type(field(/^Tanggal/), "31/12/2026");
  const christmas = screen.getByRole("checkbox", { name: /^Jumat, 25 Desember 2026/ });
  await user.click(christmas);
  await user.click(save());
  const { calendar } = stored();
  expect(calendar.holidays).toEqual([{ date: "31/12/2026", name: "Hari jadi" }]);
  expect(calendar.workedHolidays).toEqual(["2026-12-25"]);
  expect(calendar.hours[5]?.isOpen).toBe(true);
  const next = within(screen.getByRole("group", { name: "2027" }));
  expect(next.getAllByRole("checkbox", { name: /\(perkiraan\)$/ })).toHaveLength(10);
});

test("without a working day the form says so", async () => {
  const { user } = open("?bagian=calendar");
  for (const day of ["Senin", "Selasa", "Rabu", "Kamis", "Jumat"]) {
    await user.click(screen.getByRole("checkbox", { name: day }));
  }
  await user.click(save());
  expect(screen.getByText("Pilih setidaknya satu hari kerja.")).toBeTruthy();
});

test("the history of the categories is that of the settings", async () => {
  const { user } = open("?bagian=categories");
  await user.click(screen.getByRole("checkbox", { name: /^Umum/ }));
  await user.click(save());
  await user.click(screen.getByRole("button", { name: "Riwayat" }));
  const history = within(await screen.findByRole("dialog"));
  expect(history.getAllByText(/Pengaturan help desk/)).not.toEqual([]);
});
