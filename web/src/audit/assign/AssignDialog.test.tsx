import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, expect, test, vi } from "vitest";
import { portal } from "../../engine";
import { ToastRegion } from "../../shared/toast/ToastRegion";
import { firstPage } from "../../testing/firstPage";
import { openTestPortal } from "../../testing/portal";
import { AssignDialog } from "./AssignDialog";

const onClose = vi.fn();

function view<T>(answer: { kind: "ok"; value: T } | { kind: "refused" }): T {
  if (answer.kind === "refused") throw new Error("refused");
  return answer.value;
}

const assignments = () => view(portal().readOnce("assignmentList", QUERY));

const QUERY = {
  ...firstPage,
  status: undefined,
  tahapan: undefined,
  auditorType: undefined,
};

const register = () => view(portal().readOnce("auditorRegister"));

const firstAuditor = (auditors: ReturnType<typeof register>["internal"]) => {
  const [entry] = auditors;
  if (!entry) throw new Error("the sample data lacks an auditor");
  return entry.auditor;
};

async function openDialog() {
  const [row] = assignments().rows;
  if (!row) throw new Error("the sample data has no assignment");
  const { dataId } = view(portal().readOnce("assignmentDetail", row.id));
  render(
    <MemoryRouter>
      <AssignDialog data={dataId} isOpen onClose={onClose} />
      <ToastRegion />
    </MemoryRouter>,
  );
  return { dataName: row.dataName, user: userEvent.setup() };
}

const assign = () => screen.getByRole("button", { name: "Assign" });
const auditor = () => screen.getByRole("combobox", { name: "Auditor" });
const date = () => screen.getByRole("textbox", { name: "Tanggal Berakhir" });

beforeEach(() => {
  openTestPortal({ role: "cms_auditor" });
  onClose.mockClear();
});

test("'Assign' requires an auditor and says so; type and a date in 7 days are preset", async () => {
  const { user } = await openDialog();
  expect(screen.getByRole("combobox", { name: "Tipe Auditor" })).toHaveProperty(
    "value",
    "internal",
  );
  expect(date()).toHaveProperty("value", "28/11/2026");
  expect(assign().getAttribute("aria-disabled")).toBe("true");
  expect(screen.getByText("Lengkapi terlebih dahulu: Auditor.")).toBeDefined();

  await user.selectOptions(auditor(), firstAuditor(register().internal).id);
  expect(assign().getAttribute("aria-disabled")).toBeNull();
});

test("a new assignment is first in the list, and the dialog closes", async () => {
  const { user, dataName } = await openDialog();
  const { id, name } = firstAuditor(register().external);
  const before = assignments().counts.total;
  await user.selectOptions(screen.getByRole("combobox", { name: "Tipe Auditor" }), "external");
  await user.selectOptions(auditor(), id);
  await user.type(screen.getByRole("textbox", { name: "Catatan" }), "Periksa tonase.");
  await user.click(assign());

  const { counts, rows } = assignments();
  expect(counts.total).toBe(before + 1);
  expect(rows[0]).toMatchObject({ dataName, auditorName: name, due: { date: "28 November 2026" } });
  expect(onClose).toHaveBeenCalledOnce();
  expect(screen.getByText(`“${dataName}” ditugaskan kepada ${name}.`)).toBeDefined();
});

test("assigning the same data to the same auditor requires a confirmation", async () => {
  const { user, dataName } = await openDialog();
  const row = assignments().rows.find((one) => one.dataName === dataName);
  const holder = register().internal.find(({ auditor: { name } }) => name === row?.auditorName);
  if (row === undefined || holder === undefined)
    throw new Error("no internal auditor has the data");
  expect(screen.getByText("Sudah ditugaskan kepada:")).toBeDefined();
  const period = `sejak ${row.assigned} sampai ${row.due.date} · Ditugaskan`;
  expect(screen.getByText(period).closest("li")?.textContent).toContain(row.auditorName);
  const before = assignments().counts.total;
  await user.selectOptions(auditor(), holder.auditor.id);
  await user.click(assign());
  const question = within(
    await screen.findByRole("alertdialog", {
      name: `Data ini sudah ditugaskan kepada ${row.auditorName} sejak ${row.assigned} (Ditugaskan, berakhir ${row.due.date}). Tugaskan lagi?`,
    }),
  );
  await user.click(question.getByRole("button", { name: "Batal" }));
  expect(assignments().counts.total).toBe(before);
  expect(onClose).not.toHaveBeenCalled();
  await user.click(assign());
  await user.click(await screen.findByRole("button", { name: "Tugaskan lagi" }));
  expect(assignments().counts.total).toBe(before + 1);
  expect(onClose).toHaveBeenCalledOnce();
});

const pick = async (user: ReturnType<typeof userEvent.setup>, search: string, name: string) => {
  const field = screen.getByRole("searchbox", { name: "Cari data" });
  await user.clear(field);
  await user.type(field, search);
  await user.click(await screen.findByRole("checkbox", { name }));
};

const chosen = () =>
  within(screen.getByRole("region", { name: "Data yang ditugaskan" }))
    .getAllByRole("listitem")
    .flatMap((item) => item.querySelector("strong")?.textContent ?? []);

test("several data are chosen by search, taken out again and assigned with one notice", async () => {
  const { user, dataName } = await openDialog();
  await user.click(screen.getByRole("button", { name: "Tambah data lain" }));
  expect(screen.getByRole("checkbox", { name: dataName })).toHaveProperty("disabled", true);
  await pick(user, "produksi khatulistiwa", "Produksi - PT Bara Khatulistiwa");
  await pick(user, "blending", "Blending - PT Bara Khatulistiwa");
  expect(screen.getAllByText("3 data dipilih")).toHaveLength(2);
  await user.click(screen.getByRole("button", { name: "Selesai memilih" }));
  expect(chosen()).toHaveLength(3);
  await user.click(
    screen.getByRole("button", { name: "Keluarkan Blending - PT Bara Khatulistiwa" }),
  );
  expect(chosen()).toEqual([dataName, "Produksi - PT Bara Khatulistiwa"]);
  expect(document.activeElement?.textContent).toBe("Tambah data lain");

  const before = assignments().counts.total;
  const { id, name } = firstAuditor(register().external);
  await user.selectOptions(screen.getByRole("combobox", { name: "Tipe Auditor" }), "external");
  await user.selectOptions(auditor(), id);
  await user.click(assign());
  expect(assignments().counts.total).toBe(before + 2);
  expect(screen.getByText(`2 data ditugaskan kepada ${name}.`)).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Urungkan" }));
  expect(assignments().counts.total).toBe(before);
});

test("data that the auditor has are named in one question and can be left out", async () => {
  const { user, dataName } = await openDialog();
  const row = assignments().rows.find((one) => one.dataName === dataName);
  const holder = register().internal.find(({ auditor: { name } }) => name === row?.auditorName);
  if (holder === undefined) throw new Error("no internal auditor has the data");
  await user.click(screen.getByRole("button", { name: "Tambah data lain" }));
  await pick(user, "produksi khatulistiwa", "Produksi - PT Bara Khatulistiwa");
  await user.selectOptions(auditor(), holder.auditor.id);
  await user.click(assign());
  const question = within(
    await screen.findByRole("alertdialog", {
      name: `1 dari 2 data sudah ditugaskan kepada ${holder.auditor.name}. Tugaskan lagi?`,
    }),
  );
  expect(question.getByRole("listitem").textContent).toContain(dataName);
  const before = assignments().counts.total;
  await user.click(question.getByRole("button", { name: "Lewati data itu" }));
  expect(assignments().counts.total).toBe(before + 1);
  expect(assignments().rows[0]?.dataName).toBe("Produksi - PT Bara Khatulistiwa");
});

test("another type clears the auditor and offers that type's auditors", async () => {
  const { user } = await openDialog();
  await user.selectOptions(auditor(), firstAuditor(register().internal).id);
  await user.selectOptions(screen.getByRole("combobox", { name: "Tipe Auditor" }), "external");
  expect(auditor()).toHaveProperty("value", "");
  const offered = within(auditor()).getAllByRole("option");
  expect(offered.map((option) => option.textContent)).toEqual([
    "Pilih auditor",
    ...register().external.map((entry) => entry.auditor.name),
  ]);
});

test.each([
  ["2026-11-20", "Tanggal Berakhir tidak boleh sebelum hari ini."],
  ["2099-01-01", "Tanggal Berakhir terlalu jauh."],
  ["31/02/2027", "Tanggal Berakhir bukan tanggal yang ada."],
])("the date %s is refused beside its field, and stays as typed", async (typed, message) => {
  const { user } = await openDialog();
  const before = assignments().counts.total;
  await user.selectOptions(auditor(), firstAuditor(register().internal).id);
  await user.clear(date());
  await user.type(date(), typed);
  await user.click(assign());
  expect(date()).toHaveProperty("value", typed);
  expect(date().getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByText(message, { exact: false })).toBeDefined();
  expect(assignments().counts.total).toBe(before);
});

test("a deleted auditor leaves the list, the field is marked wrong, and 'Assign' requires another", async () => {
  const { user } = await openDialog();
  const gone = firstAuditor(register().internal);
  await user.selectOptions(auditor(), gone.id);
  act(() => {
    portal().dispatch({ auditor: { delete: { id: gone.id } } });
  });
  expect(screen.queryByRole("option", { name: gone.name })).toBeNull();
  expect(auditor().getAttribute("aria-invalid")).toBe("true");
  expect(assign().getAttribute("aria-disabled")).toBe("true");
  expect(screen.getByText("Lengkapi terlebih dahulu: Auditor.")).toBeDefined();
});

test("the keyboard chooses a day from the calendar, none before today", async () => {
  const { user } = await openDialog();
  await user.click(screen.getByRole("button", { name: "Buka kalender" }));
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Sabtu, 28 November 2026");
  expect(screen.getByRole("button", { name: "Jumat, 20 November 2026" })).toHaveProperty(
    "disabled",
    true,
  );
  await user.keyboard("{PageDown}{ArrowRight}{ArrowUp}");
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Selasa, 22 Desember 2026");
  await user.keyboard("{Enter}");
  expect(date()).toHaveProperty("value", "22/12/2026");

  await user.click(screen.getByRole("button", { name: "Buka kalender" }));
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("grid")).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
});

test("the calendar offers today, a week and two weeks", async () => {
  const { user } = await openDialog();
  for (const [name, expected] of [
    ["Hari ini", "21/11/2026"],
    ["+14 hari", "05/12/2026"],
    ["+7 hari", "28/11/2026"],
  ] as const) {
    await user.click(screen.getByRole("button", { name: "Buka kalender" }));
    await user.click(screen.getByRole("button", { name }));
    expect(date()).toHaveProperty("value", expected);
  }
});

test("the calendar opens on a date typed with the month's name", async () => {
  const { user } = await openDialog();
  await user.clear(date());
  await user.type(date(), "30 November 2026");
  expect(screen.getByText("Senin, 30 November 2026")).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Buka kalender" }));
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Senin, 30 November 2026");
});

test("an incomplete date is an error only after the field loses the focus", async () => {
  const { user } = await openDialog();
  await user.clear(date());
  await user.type(date(), "30/1");
  expect(date().getAttribute("aria-invalid")).toBeNull();
  await user.tab();
  expect(date().getAttribute("aria-invalid")).toBe("true");
});

test("notes over the limit are refused beside their field, and stay", async () => {
  const { user } = await openDialog();
  const notes = screen.getByRole("textbox", { name: "Catatan" });
  await user.selectOptions(auditor(), firstAuditor(register().internal).id);
  await user.click(notes);
  await user.paste("x".repeat(100_001));
  await user.click(assign());
  expect(screen.getByText(/Catatan terlalu panjang: 100\.001 karakter/)).toBeDefined();
  expect(notes).toHaveProperty("value", "x".repeat(100_001));
  expect(onClose).not.toHaveBeenCalled();
});

test("a click beside the dialog keeps the typed text; Escape closes the dialog", async () => {
  const { user } = await openDialog();
  await user.type(screen.getByRole("textbox", { name: "Catatan" }), "Periksa lagi.");
  await user.click(document.body);
  expect(onClose).not.toHaveBeenCalled();
  await user.keyboard("{Escape}");
  expect(onClose).toHaveBeenCalledTimes(1);
});
