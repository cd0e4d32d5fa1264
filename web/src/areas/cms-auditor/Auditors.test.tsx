import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { portal } from "../../engine";
import { openTestPortal, renderAt } from "../../testing/portal";
import { Auditors } from "./Auditors";

beforeEach(() => openTestPortal({ role: "cms_auditor" }));

function register() {
  const answer = portal().readOnce("auditorRegister");
  if (answer.kind === "refused") throw new Error("the register was refused");
  return answer.value;
}

const tableOf = (name: string) => within(screen.getByRole("table", { name }));
const rowOf = (name: string) => {
  const row = screen.getByText(name, { ignore: "button *" }).closest("tr");
  if (!row) throw new Error(`no row of ${name}`);
  return within(row);
};
const inDialog = () => within(screen.getByRole("dialog"));
const field = (name: string) => inDialog().getByRole("textbox", { name });
const press = (name: string) => inDialog().getByRole("button", { name });

function somebodyWithAssignments() {
  const entry = register().internal.find(({ assignments }) => assignments > 0);
  if (!entry) throw new Error("the sample data has no internal auditor with assignments");
  return entry;
}

test("the counters and both tables show the auditors of each type", () => {
  renderAt(<Auditors />, "/cms-auditor/auditors");
  const { internal, external } = register();
  expect(tableOf("Auditor Internal").getAllByRole("row")).toHaveLength(internal.length + 1);
  expect(tableOf("Auditor Eksternal").getAllByRole("row")).toHaveLength(external.length + 1);
});

test("an auditor is saved with name, e-mail, type and an expertise", async () => {
  const { user } = renderAt(<Auditors />, "/cms-auditor/auditors");
  await user.click(screen.getByRole("button", { name: "Tambah Auditor" }));
  expect(
    inDialog().getByText("Lengkapi terlebih dahulu: Nama, Email, Tipe, Keahlian."),
  ).toBeDefined();

  await user.type(field("Nama"), "Sari Wulandari");
  await user.type(field("Email"), "sari@contoh.co.id");
  await user.selectOptions(inDialog().getByRole("combobox", { name: "Tipe" }), "external");
  await user.type(field("Keahlian"), "  Geologi {Enter}");
  expect(field("Keahlian")).toHaveProperty("value", "");
  await user.click(press("Simpan"));

  expect(screen.queryByRole("dialog")).toBeNull();
  expect(
    tableOf("Auditor Eksternal").getByText("Sari Wulandari", { ignore: "button *" }),
  ).toBeDefined();
  const added = register().external.find(({ auditor }) => auditor.name === "Sari Wulandari");
  expect(added?.auditor).toMatchObject({ company: "", expertise: ["Geologi"] });
});

test("a used address is refused beside its field, and the typed text stays", async () => {
  const { user } = renderAt(<Auditors />, "/cms-auditor/auditors");
  await user.click(screen.getByRole("button", { name: "Tambah Auditor" }));
  const taken = somebodyWithAssignments().auditor.email.toUpperCase();
  await user.type(field("Email"), taken);
  await user.tab();
  expect(field("Email").getAttribute("aria-invalid")).toBe("true");
  expect(inDialog().getByText("Email ini sudah dipakai. Gunakan yang lain.")).toBeDefined();
  expect(field("Email")).toHaveProperty("value", taken);
});

test("the ministry is a placeholder for internal auditors, and external ones do not store it", async () => {
  const { user } = renderAt(<Auditors />, "/cms-auditor/auditors");
  const { auditor } = somebodyWithAssignments();
  expect(auditor.company).toBe("Kementerian ESDM");
  await user.click(rowOf(auditor.name).getByRole("button", { name: /^Edit / }));
  expect(field("Perusahaan")).toMatchObject({ value: "", placeholder: "Kementerian ESDM" });
  await user.selectOptions(inDialog().getByRole("combobox", { name: "Tipe" }), "external");
  expect(field("Perusahaan")).toMatchObject({ value: "", placeholder: "" });
});

test("a tag that differs only in case is not added, and the typed text stays", async () => {
  const { user } = renderAt(<Auditors />, "/cms-auditor/auditors");
  const { auditor } = somebodyWithAssignments();
  await user.click(rowOf(auditor.name).getByRole("button", { name: /^Edit / }));
  const again = auditor.expertise[0]?.toUpperCase() ?? "";
  await user.type(field("Keahlian"), again);
  await user.click(press("Tambah"));
  expect(field("Keahlian")).toHaveProperty("value", again);
  expect(field("Keahlian").getAttribute("aria-invalid")).toBe("true");

  // Saving loses nothing, because the list already has the typed tag.
  await user.click(press("Simpan"));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(register().internal.map((entry) => entry.auditor)).toContainEqual(auditor);
});

test("removing the equal tag removes the duplicate message", async () => {
  const { user } = renderAt(<Auditors />, "/cms-auditor/auditors");
  await user.click(screen.getByRole("button", { name: "Tambah Auditor" }));
  await user.type(field("Keahlian"), "Geologi{Enter}geologi{Enter}");
  expect(field("Keahlian").getAttribute("aria-invalid")).toBe("true");
  await user.click(press("Hapus Geologi"));
  expect(field("Keahlian")).toHaveProperty("value", "geologi");
  expect(field("Keahlian").getAttribute("aria-invalid")).not.toBe("true");
});

test("a typed tag that was not added keeps the form open", async () => {
  const { user } = renderAt(<Auditors />, "/cms-auditor/auditors");
  const { auditor } = somebodyWithAssignments();
  await user.click(rowOf(auditor.name).getByRole("button", { name: /^Edit / }));
  await user.type(field("Keahlian"), "Audit energi");
  await user.click(press("Simpan"));
  expect(inDialog().getByText(/belum ditambahkan/)).toBeDefined();
  expect(register().internal.map((entry) => entry.auditor)).toContainEqual(auditor);
});

test("an address that the browser rejects is reported beside its field", async () => {
  const { user } = renderAt(<Auditors />, "/cms-auditor/auditors");
  const { auditor } = somebodyWithAssignments();
  await user.click(rowOf(auditor.name).getByRole("button", { name: /^Edit / }));
  await user.clear(field("Email"));
  await user.type(field("Email"), "bukan alamat");
  await user.click(press("Simpan"));
  expect(inDialog().getByText(/Alamat email belum benar/)).toBeDefined();
});

test("the type of an auditor with assignments is fixed, and the field says why", async () => {
  const { user } = renderAt(<Auditors />, "/cms-auditor/auditors");
  const { auditor, assignments } = somebodyWithAssignments();
  await user.click(rowOf(auditor.name).getByRole("button", { name: /^Edit / }));
  expect(field("Nama")).toHaveProperty("value", auditor.name);
  await user.selectOptions(inDialog().getByRole("combobox", { name: "Tipe" }), "external");
  await user.click(press("Simpan"));
  expect(inDialog().getByText(new RegExp(`masih memiliki ${assignments} penugasan`))).toBeDefined();
  expect(register().internal.map((entry) => entry.auditor)).toContainEqual(auditor);
});

test("deleting asks with the text of §8, and counts the assignments", async () => {
  const { user } = renderAt(<Auditors />, "/cms-auditor/auditors");
  const { auditor, assignments } = somebodyWithAssignments();
  await user.click(rowOf(auditor.name).getByRole("button", { name: /^Hapus / }));
  const question = within(
    screen.getByRole("alertdialog", {
      name: `Apakah Anda yakin ingin menghapus auditor "${auditor.name}"?`,
    }),
  );
  expect(question.getByText(new RegExp(`^${assignments} penugasan`))).toBeDefined();
  await user.click(question.getByRole("button", { name: "Hapus" }));
  expect(screen.queryByText(auditor.name)).toBeNull();
});

test("another tab's change appears beside edited fields, and in place of unedited ones", async () => {
  const { user } = renderAt(<Auditors />, "/cms-auditor/auditors");
  const { auditor } = somebodyWithAssignments();
  await user.click(rowOf(auditor.name).getByRole("button", { name: /^Edit / }));
  await user.clear(field("Nama"));
  await user.type(field("Nama"), "Nama dari sini");

  const form = { ...auditor, name: "Nama dari sana", email: "sana@esdm.example" };
  act(() => void portal().dispatch({ auditor: { save: { id: auditor.id, form } } }));
  const words = "Nama baru saja diubah menjadi “Nama dari sana”.";
  const notice = within(inDialog().getByRole("note"));
  expect(notice.getByText(words)).toBeDefined();
  const by = /^Terakhir diubah oleh Arif Setiawan, .+ WIB\. Bila disimpan, isian Anda/;
  expect(notice.getByText(by)).toBeDefined();
  expect(field("Nama")).toHaveProperty("value", "Nama dari sini");
  expect(field("Email")).toHaveProperty("value", "sana@esdm.example");

  await user.click(notice.getByRole("button", { name: /^Pakai yang baru\. Nama/ }));
  expect(inDialog().queryByRole("note")).toBeNull();
  expect(field("Nama")).toHaveProperty("value", "Nama dari sana");
  expect(document.activeElement).toBe(field("Nama"));
});

test("after a deletion the same control of the next auditor has the focus", async () => {
  const { user } = renderAt(<Auditors />, "/cms-auditor/auditors");
  const [first, second] = register().external;
  if (!first || !second) throw new Error("the sample data lacks two external auditors");
  rowOf(first.auditor.name)
    .getByRole("button", { name: /^Hapus / })
    .focus();
  await user.keyboard("{Enter}");
  within(screen.getByRole("alertdialog")).getByRole("button", { name: "Hapus" }).focus();
  await user.keyboard("{Enter}");
  const next = rowOf(second.auditor.name).getByRole("button", { name: /^Hapus / });
  await waitFor(() => expect(document.activeElement).toBe(next));
});
