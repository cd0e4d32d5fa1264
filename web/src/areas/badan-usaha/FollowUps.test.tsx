import { act, screen, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { bytesOf, portal } from "../../engine";
import { accepted } from "../../testing/auditExamples";
import { value } from "../../testing/changedData";
import { openTestPortal, renderAt } from "../../testing/portal";
import { portalAt } from "../../testing/portalAt";
import { CreateTicket } from "./CreateTicket";
import { FollowUp } from "./FollowUp";
import { FollowUps } from "./FollowUps";
import { TicketDetail } from "./TicketDetail";

const TITLE = "Izin melewati batas";

let id = "";

beforeEach(() => {
  openTestPortal({ role: "badan_usaha" });
  id = accepted("badan_usaha");
});

const openList = (search = "") =>
  renderAt(<FollowUps />, `/badan-usaha/follow-up${search}`, "/badan-usaha/follow-up");
const openDetail = () =>
  renderAt(<FollowUp />, `/badan-usaha/follow-up/${id}`, "/badan-usaha/follow-up/:id");
const recommendation = () => within(screen.getByRole("article", { name: "Rekomendasi 1" }));

test("a company sees the accepted findings about it, with their age", () => {
  openList();
  const row = within(screen.getByRole("row", { name: new RegExp(TITLE) }));
  expect(row.getByRole("link", { name: TITLE }).getAttribute("href")).toBe(
    `/badan-usaha/follow-up/${id}`,
  );
  expect(row.getByText("0 hari, sisa 60 hari")).toBeDefined();
  expect(row.getByText("0 dari 1 rekomendasi selesai")).toBeDefined();
  expect(row.getByText("Sedang")).toBeDefined();
});

test("a late finding has a sign beside its age", () => {
  vi.setSystemTime(Date.now() + 61 * 86_400_000);
  portal().dispatch({ session: { actAs: { role: "badan_usaha", person: undefined } } });
  openList("?status=late");
  const age = screen.getByText("61 hari, lewat 1 hari");
  expect(age.parentElement?.querySelector("svg")).not.toBeNull();
});

test("the parts of the list filter it through the address", async () => {
  const { user, router } = openList();
  await user.click(screen.getByRole("button", { name: "Selesai 0" }));
  expect(router.state.location.search).toBe("?status=settled");
  expect(screen.getByText("Tidak ada temuan dengan status ini")).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Tampilkan semua" }));
  expect(router.state.location.search).toBe("");
  expect(screen.getByRole("link", { name: TITLE })).toBeDefined();
  expect(screen.getByRole("button", { name: "Menunggu 3" })).toBeDefined();
});

test("another company has no findings, and the menu has no count", async () => {
  portal().dispatch({ session: { actAs: { role: "badan_usaha", person: "bu-nikel" } } });
  portalAt("/badan-usaha/follow-up");
  expect(await screen.findByText("Belum ada temuan")).toBeDefined();
  expect(screen.getByRole("link", { name: "Tindak Lanjut" })).toBeDefined();
});

test("the menu counts the findings that wait for the company", async () => {
  portalAt("/badan-usaha/tickets");
  const link = await screen.findByRole("link", { name: /Tindak Lanjut/ });
  const described = link.getAttribute("aria-describedby");
  const badge = described ? document.getElementById(described)?.textContent : link.textContent;
  expect(badge).toMatch(/3 temuan menunggu tindak lanjut/);
});

test("a finding of another company is not found", () => {
  portal().dispatch({ session: { actAs: { role: "badan_usaha", person: "bu-nikel" } } });
  openDetail();
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Temuan tidak ditemukan");
  expect(screen.queryByText(TITLE)).toBeNull();
});

test("a finding shows what was accepted, and nothing of the auditor's later draft", () => {
  const finding = id.slice(3);
  const as = (role: "cms_auditor" | "internal_auditor" | "badan_usaha") =>
    portal().dispatch({ session: { actAs: { role, person: undefined } } });
  as("cms_auditor");
  const assignment = "ASSIGN_1763432061726";
  portal().dispatch({ review: { reopen: { assignment, reason: "RAHASIA ALASAN" } } });
  as("internal_auditor");
  const form = value("audit", assignment)?.findings[0]?.form;
  if (form === undefined) throw new Error("no finding");
  portal().dispatch({
    finding: { edit: { finding, form: { ...form, condition: "RAHASIA DRAF" } } },
  });
  as("badan_usaha");
  openDetail();
  expect(screen.getByText("Luas wilayah melebihi keputusan.")).toBeDefined();
  expect(screen.getByText("Keputusan perpanjangan izin.")).toBeDefined();
  expect(document.body.textContent).not.toMatch(/RAHASIA|Hendra|Arif/);
});

test("the evidence shows its content when it is opened", async () => {
  const { user } = openDetail();
  const evidence = within(screen.getByRole("list", { name: "Bukti temuan" }));
  expect(evidence.queryByRole("table")).toBeNull();
  await user.click(evidence.getByText("Lihat isi bukti"));
  expect(await evidence.findByRole("table")).toBeDefined();
});

test("a company answers with a promise and proof, and the answer stays to be read", async () => {
  const { user } = openDetail();
  await user.click(recommendation().getByRole("button", { name: "Jawab" }));
  await user.type(recommendation().getByRole("textbox", { name: "Jawaban" }), "Batas disesuaikan.");
  await user.type(recommendation().getByRole("textbox", { name: "Janji selesai" }), "21/12/2026");
  await user.upload(
    recommendation().getByLabelText("Bukti"),
    new File(["%PDF-1.7\n"], "bukti.pdf", { type: "application/pdf" }),
  );
  await recommendation().findByText("bukti.pdf");
  await user.click(recommendation().getByRole("button", { name: "Kirim jawaban" }));
  const history = within(recommendation().getByRole("list", { name: "Riwayat rekomendasi 1" }));
  expect(history.getByText("Batas disesuaikan.")).toBeDefined();
  expect(history.getByText("Dijanjikan selesai 21 Desember 2026")).toBeDefined();
  expect(history.getByRole("button", { name: "Unduh bukti.pdf" })).toBeDefined();
  expect(recommendation().getByText("Menunggu penilaian")).toBeDefined();
  expect(recommendation().queryByRole("textbox", { name: "Jawaban" })).toBeNull();
  const file = value("followUp", id)?.recommendations[0]?.events[0]?.files[0]?.id ?? "";
  expect((await bytesOf(file))?.size).toBe(9);
});

test("refusals of an answer stand beside their fields, and what was typed stays", async () => {
  const { user } = openDetail();
  await user.click(recommendation().getByRole("button", { name: "Jawab" }));
  const promised = recommendation().getByRole("textbox", { name: "Janji selesai" });
  await user.type(promised, "21/11/2020");
  await user.click(recommendation().getByRole("button", { name: "Kirim jawaban" }));
  expect(recommendation().getByText("Jawaban wajib diisi.")).toBeDefined();
  expect(promised.getAttribute("aria-invalid")).toBe("true");
  expect(promised).toHaveProperty("value", "21/11/2020");
});

test("an answer that was begun is still there after leaving", async () => {
  const { user, unmount } = openDetail();
  await user.click(recommendation().getByRole("button", { name: "Jawab" }));
  await user.type(recommendation().getByRole("textbox", { name: "Jawaban" }), "Sedang");
  unmount();
  openDetail();
  expect(recommendation().getByRole("textbox", { name: "Jawaban" })).toHaveProperty(
    "value",
    "Sedang",
  );
});

test("a ticket about a finding begins with its title, and both lead to each other", async () => {
  const { user, unmount } = openDetail();
  const ask = screen.getByRole("link", { name: "Ajukan tiket tentang temuan ini" });
  const address = ask.getAttribute("href") ?? "";
  unmount();
  const form = renderAt(<CreateTicket />, address);
  expect(screen.getByRole("textbox", { name: "Judul" })).toHaveProperty(
    "value",
    `Tindak lanjut temuan: ${TITLE}`,
  );
  await user.selectOptions(screen.getByRole("combobox", { name: "Kategori" }), "Perizinan");
  await user.type(screen.getByRole("textbox", { name: "Deskripsi" }), "Kapan batasnya?");
  await user.click(screen.getByRole("button", { name: "Kirim" }));
  form.unmount();

  const ticket = value("followUp", id)?.tickets[0]?.id ?? "";
  const detail = openDetail();
  const tickets = within(screen.getByRole("list", { name: "Tiket tentang temuan ini" }));
  expect(tickets.getByRole("link", { name: ticket }).getAttribute("href")).toBe(
    `/badan-usaha/tickets/${ticket}`,
  );
  detail.unmount();
  await act(async () => {
    renderAt(<TicketDetail />, `/badan-usaha/tickets/${ticket}`, "/badan-usaha/tickets/:id");
  });
  const back = await screen.findByRole("link", { name: TITLE });
  expect(back.getAttribute("href")).toBe(`/badan-usaha/follow-up/${id}`);
});
