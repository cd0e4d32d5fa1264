import { act, screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { type FindingForm, portal, type Role } from "../../engine";
import { openTestPortal, renderAt } from "../../testing/portal";
import { CommentButton } from "./CommentButton";
import { ReviewPanel } from "./ReviewPanel";

/** A document under way at the first internal auditor. */
const WORK = "ASSIGN_1763432061726";
/** A table of the same auditor. */
const TABLE = "ASSIGN_1763172824691";

const FORM: FindingForm = {
  title: "Izin melewati batas",
  condition: "Luas wilayah melebihi keputusan.",
  criteria: "Keputusan perpanjangan izin.",
  cause: "",
  effect: "",
  recommendations: [{ number: 0, text: "Sesuaikan batas wilayah." }],
  class: "administrative",
  severity: "medium",
  calculation: "",
};

beforeEach(() => openTestPortal({ role: "internal_auditor" }));

function actAs(role: Role) {
  act(() => {
    portal().dispatch({ session: { actAs: { role, person: undefined } } });
  });
}

function audit() {
  const answer = portal().readOnce("audit", WORK);
  if (answer.kind === "refused") throw new Error("the audit was refused");
  return answer.value;
}

function writeFinding(form = FORM): string {
  portal().dispatch({ finding: { write: { assignment: WORK, form } } });
  return audit().findings.at(-1)?.id ?? "";
}

function pinSection(finding: string) {
  const place = { section: { assignment: WORK, section: 0, quote: "" } };
  portal().dispatch({
    finding: { pin: { target: { finding: { finding } }, form: { caption: "", place } } },
  });
}

const button = (name: string) => screen.getByRole("button", { name });
const dialog = () => within(screen.getByRole("dialog"));
const inDialog = (name: string) => dialog().getByRole("button", { name });
const field = (name: string) => dialog().getByRole("textbox", { name });

test("an audit is submitted, returned with a reason, submitted again and accepted", async () => {
  pinSection(writeFinding());
  const { user } = renderAt(<ReviewPanel assignment={WORK} />, "/");
  expect(screen.getByText("Belum diajukan")).toBeDefined();
  expect(screen.queryByRole("button", { name: "Kembalikan" })).toBeNull();

  await user.click(button("Ajukan reviu"));
  expect(dialog().getByText(/Penugasan akan ditandai Selesai/)).toBeDefined();
  await user.type(field("Uraian simpulan"), "Ada satu temuan.");
  await user.click(inDialog("Ajukan"));
  expect(dialog().getByText("Simpulan wajib diisi.")).toBeDefined();
  expect(field("Uraian simpulan")).toHaveProperty("value", "Ada satu temuan.");
  await user.click(dialog().getByRole("radio", { name: "Sesuai dengan catatan" }));
  await user.click(inDialog("Ajukan"));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.getByText("Menunggu reviu")).toBeDefined();
  expect(screen.queryByRole("button", { name: "Ajukan reviu" })).toBeNull();

  actAs("cms_auditor");
  expect(screen.getByText("Ada satu temuan.")).toBeDefined();
  await user.click(button("Kembalikan"));
  await user.click(inDialog("Kembalikan"));
  expect(dialog().getByText("Alasan wajib diisi.")).toBeDefined();
  await user.type(field("Alasan"), "Bukti belum cukup.");
  await user.click(inDialog("Kembalikan"));
  expect(screen.queryByRole("button", { name: "Terima" })).toBeNull();

  actAs("internal_auditor");
  const notice = screen.getByRole("note");
  expect(notice.textContent).toMatch(/^Dikembalikan oleh .+, 21 November 2026 pukul 09\.05/);
  expect(notice.textContent).toContain("Bukti belum cukup.");
  await user.click(button("Ajukan reviu"));
  const chosen = dialog().getByRole("radio", { name: "Sesuai dengan catatan" });
  expect(chosen).toHaveProperty("checked", true);
  await user.click(inDialog("Ajukan"));

  actAs("cms_auditor");
  await user.click(button("Terima"));
  expect(dialog().getByText(/Temuan akan terlihat oleh badan usaha/)).toBeDefined();
  await user.click(inDialog("Terima"));
  expect(screen.getByText("Diterima")).toBeDefined();
  expect(audit().followUps).toHaveLength(1);
  await user.click(button("Buka kembali"));
  await user.type(field("Alasan"), "Ada bukti baru.");
  await user.click(inDialog("Buka kembali"));
  expect(screen.getByRole("note").textContent).toContain("Ada bukti baru.");
});

test("findings that lack parts are listed, and nothing is submitted", async () => {
  const missing = writeFinding({ ...FORM, criteria: "" });
  const { user } = renderAt(<ReviewPanel assignment={WORK} />, "/");
  await user.click(button("Ajukan reviu"));
  const items = dialog().getAllByRole("listitem");
  expect(items.map(({ textContent }) => textContent)).toEqual([
    "Temuan 1, “Izin melewati batas”: belum memuat Kriteria, Bukti.",
  ]);
  await user.click(dialog().getByRole("radio", { name: "Sesuai" }));
  await user.click(dialog().getByRole("button", { name: "Ajukan" }));
  expect(audit().review.state).toBe("none");
  act(() => {
    portal().dispatch({ finding: { edit: { finding: missing, form: FORM } } });
    pinSection(missing);
  });
  expect(dialog().queryByRole("listitem")).toBeNull();
  await user.click(inDialog("Ajukan"));
  expect(audit().review.state).toBe("submitted");
});

test("a reason that was typed is still there after the dialog was closed", async () => {
  pinSection(writeFinding());
  portal().dispatch({
    review: { submit: { assignment: WORK, conclusion: "conforms", summary: "" } },
  });
  actAs("cms_auditor");
  const { user } = renderAt(<ReviewPanel assignment={WORK} />, "/");
  await user.click(button("Kembalikan"));
  await user.type(field("Alasan"), "Belum lengkap");
  await user.click(inDialog("Batal"));
  await user.click(button("Terima"));
  expect(field("Catatan")).toHaveProperty("value", "");
  await user.click(inDialog("Batal"));
  await user.click(button("Kembalikan"));
  expect(field("Alasan")).toHaveProperty("value", "Belum lengkap");
});

test("comments are written on a chosen place, settled by both sides and opened again", async () => {
  writeFinding();
  actAs("cms_auditor");
  const { user } = renderAt(<ReviewPanel assignment={WORK} />, "/");
  expect(screen.getByText("Belum ada catatan.")).toBeDefined();
  for (const [place, text] of [
    ["Seluruh pemeriksaan", "Periksa lagi."],
    ["Temuan 1: Izin melewati batas", "Sebut luasnya."],
  ] as const) {
    await user.click(button("Tulis catatan"));
    await user.selectOptions(dialog().getByRole("combobox", { name: "Tempat" }), place);
    await user.click(inDialog("Simpan"));
    expect(dialog().getByText("Catatan wajib diisi.")).toBeDefined();
    await user.type(field("Catatan reviu"), text);
    await user.click(inDialog("Simpan"));
  }
  actAs("internal_auditor");
  const open = within(screen.getByRole("list", { name: "Terbuka (2)" }));
  const [first] = open.getAllByRole("listitem");
  expect(first?.textContent).toMatch(/^Seluruh pemeriksaanPeriksa lagi\..+21 November 2026/);
  await user.click(button("Tandai selesai Seluruh pemeriksaan: Periksa lagi."));
  const lists = screen.getAllByRole("list").map((list) => list.getAttribute("aria-labelledby"));
  const headings = screen.getAllByRole("heading", { level: 4 });
  expect(headings.map(({ textContent }) => textContent)).toEqual(["Terbuka (1)", "Selesai (1)"]);
  expect(lists).toEqual(headings.map(({ id }) => id));
  await user.click(button("Buka lagi Seluruh pemeriksaan: Periksa lagi."));
  expect(screen.getByRole("list", { name: "Terbuka (2)" })).toBeDefined();
});

test("a cell is named by its row and column, and an error stands beside the field", async () => {
  actAs("cms_auditor");
  const { user } = renderAt(<ReviewPanel assignment={TABLE} />, "/");
  await user.click(button("Tulis catatan"));
  await user.selectOptions(dialog().getByRole("combobox", { name: "Tempat" }), "Satu sel data");
  await user.selectOptions(dialog().getByRole("combobox", { name: "Kolom" }), "Kode Blok");
  const row = dialog().getByRole("spinbutton", { name: /^Baris \(1 sampai \d+\)$/ });
  await user.type(row, "9999");
  await user.click(inDialog("Simpan"));
  expect(dialog().getByText(/^Baris harus angka dari 1 sampai \d+\.$/)).toBeDefined();
  expect(dialog().getByText("Catatan wajib diisi.")).toBeDefined();
  await user.clear(row);
  await user.type(row, "2");
  await user.type(field("Catatan reviu"), "Angkanya keliru.");
  await user.click(inDialog("Simpan"));
  expect(screen.getByRole("listitem").textContent).toMatch(
    /^Baris 2, Kode Blok: 012Angkanya keliru\./,
  );
});

test("a button writes a comment on its place", async () => {
  const finding = writeFinding();
  actAs("cms_auditor");
  const place = { finding: { finding } };
  const { user } = renderAt(<CommentButton assignment={WORK} place={place} name="Temuan 1" />, "/");
  await user.click(button("Catatan Temuan 1"));
  expect(screen.getByRole("dialog", { name: "Catatan reviu: Temuan 1" })).toBeDefined();
  await user.type(field("Catatan reviu"), "Sebut luasnya.");
  await user.click(inDialog("Simpan"));
  expect(audit().comments.map((one) => [one.placeWords, one.text])).toEqual([
    ["Temuan 1", "Sebut luasnya."],
  ]);
});
