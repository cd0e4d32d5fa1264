import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { drafts, portal, type Role } from "../../engine";
import { formName } from "../../engine/drafts/formName";
import { accepted } from "../../testing/auditExamples";
import { value } from "../../testing/changedData";
import { openTestPortal, renderAt } from "../../testing/portal";
import { AcceptedFindings } from "./AcceptedFindings";
import { FollowUpRows } from "./FollowUpRows";
import { FollowUpView } from "./FollowUpView";

const TITLE = "Izin melewati batas";
const WORK = "ASSIGN_1763432061726";

let id = "";

const actAs = (role: Role, person?: string) =>
  portal().dispatch({ session: { actAs: { role, person } } });

beforeEach(() => {
  openTestPortal({ role: "internal_auditor" });
  id = accepted("internal_auditor");
});

function answered() {
  actAs("badan_usaha");
  const head = [..."%PDF-1.7"].map((letter) => letter.charCodeAt(0));
  const files = [{ name: "bukti.pdf", size: 9, head, tail: [] }];
  const form = { text: "Sudah disesuaikan.", promised: "", files };
  portal().dispatch({ followUp: { answer: { followUp: id, recommendation: 1, form } } });
}

/** The rows of the auditor's assignment, as the screens of auditors and administrators give them. */
function Rows() {
  return <FollowUpRows rows={value("audit", WORK)?.followUps ?? []} />;
}

async function openRow(role: Role) {
  actAs(role);
  const { user } = renderAt(<Rows />, "/");
  await user.click(screen.getByRole("button", { name: TITLE }));
  const dialog = within(screen.getByRole("dialog", { name: TITLE }));
  const card = () => within(dialog.getByRole("article", { name: "Rekomendasi 1" }));
  return { user, dialog, card };
}

test("an auditor assesses a recommendation, with the amount that was paid", async () => {
  answered();
  const { user, card } = await openRow("internal_auditor");
  expect(card().getByText("Sudah disesuaikan.")).toBeDefined();
  expect(card().getByRole("button", { name: "Unduh bukti.pdf" })).toBeDefined();
  await user.click(card().getByRole("button", { name: "Nilai" }));
  await user.click(card().getByRole("radio", { name: "Sesuai" }));
  await user.type(card().getByRole("textbox", { name: "Nilai disetor (Rp)" }), "7.200.000");
  await user.click(card().getByRole("button", { name: "Simpan penilaian" }));
  expect(card().getByText("Dinilai: Sesuai")).toBeDefined();
  expect(card().getByText("Disetor Rp7.200.000")).toBeDefined();
  expect(card().queryByText("Menunggu penilaian")).toBeNull();
  expect(card().queryByRole("radio")).toBeNull();
});

test("refusals of an assessment stand beside their fields", async () => {
  const { user, card } = await openRow("internal_auditor");
  await user.click(card().getByRole("button", { name: "Nilai" }));
  await user.type(card().getByRole("textbox", { name: "Nilai disetor (Rp)" }), "banyak");
  await user.click(card().getByRole("button", { name: "Simpan penilaian" }));
  const group = card().getByRole("group", { name: "Status" });
  const described = group.getAttribute("aria-describedby") ?? "";
  expect(document.getElementById(described)?.textContent).not.toBe("");
  expect(
    card().getByRole("textbox", { name: "Nilai disetor (Rp)" }).getAttribute("aria-invalid"),
  ).toBe("true");

  await waitFor(() =>
    expect(document.activeElement).toBe(card().getByRole("radio", { name: "Sesuai" })),
  );

  await user.click(card().getByRole("radio", { name: "Tidak dapat ditindaklanjuti" }));
  await user.clear(card().getByRole("textbox", { name: "Nilai disetor (Rp)" }));
  await user.click(card().getByRole("button", { name: "Simpan penilaian" }));
  expect(card().getByRole("textbox", { name: "Alasan" }).getAttribute("aria-invalid")).toBe("true");
});

test("an administrator reads the follow-up and neither answers nor assesses", async () => {
  answered();
  const { card } = await openRow("cms_auditor");
  expect(card().getByText("Sudah disesuaikan.")).toBeDefined();
  expect(card().queryByRole("button", { name: "Jawab" })).toBeNull();
  expect(card().queryByRole("button", { name: "Nilai" })).toBeNull();
});

test("an external auditor reads accepted findings about own data, with a mark and without names", async () => {
  answered();
  actAs("internal_auditor");
  const form = { status: "partial", settled: "", reason: "Belum lengkap." };
  portal().dispatch({ followUp: { assess: { followUp: id, recommendation: 1, form } } });
  actAs("cms_auditor");
  const data = value("assignmentDetail", WORK)?.dataId ?? "";
  const auditors = value("auditorRegister")?.external ?? [];
  const auditor = auditors[0]?.auditor;
  if (auditor === undefined) throw new Error("no external auditor");
  const assigned = portal().dispatch({
    assignment: {
      create: {
        form: {
          data: [data],
          auditorType: "external",
          auditor: auditor.id,
          expiryDate: "30/11/2026",
          notes: "",
        },
      },
    },
  });
  if (assigned.kind !== "ok") throw new Error(JSON.stringify(assigned));
  actAs("external_auditor", auditor.id);
  const own = assigned.commit?.subject.id ?? "";
  const { user } = renderAt(<AcceptedFindings assignment={own} />, "/");
  await user.click(screen.getByRole("button", { name: TITLE }));
  const dialog = within(screen.getByRole("dialog", { name: TITLE }));
  expect(dialog.getByText("Belum lengkap.")).toBeDefined();
  expect(dialog.getByText("bukti.pdf")).toBeDefined();
  expect(dialog.queryByRole("button", { name: "Unduh bukti.pdf" })).toBeNull();
  expect(dialog.queryByRole("button", { name: /Jawab|Nilai/ })).toBeNull();
  const text = screen.getByRole("dialog").textContent;
  expect(text).not.toMatch(/Hendra|Arif/);
  expect(screen.getByRole("dialog").querySelector("svg pattern text")).not.toBeNull();
});

/** A table that is assigned to an external auditor. */
const EXTERNAL = "ASSIGN_1763691298761";

test("an external auditor without accepted findings sees no list of them", () => {
  openTestPortal({ role: "external_auditor" });
  renderAt(<AcceptedFindings assignment={EXTERNAL} />, "/");
  expect(screen.queryByRole("table")).toBeNull();
});

test("a begun answer stays to be read after the auditor has settled the recommendation", async () => {
  actAs("badan_usaha");
  const form = formName(drafts.datasetId, "followUpAnswer", "bu-bara", `${id} 1`);
  drafts.write(form, { value: { text: "Hampir selesai.", promised: "", files: [] }, base: "" });
  actAs("internal_auditor");
  const assessment = { status: "done", settled: "", reason: "" };
  portal().dispatch({
    followUp: { assess: { followUp: id, recommendation: 1, form: assessment } },
  });
  actAs("badan_usaha");
  renderAt(<FollowUpView id={id} />, "/");
  const card = within(screen.getByRole("article", { name: "Rekomendasi 1" }));
  expect(card.getByRole("textbox", { name: "Jawaban" })).toHaveProperty("value", "Hampir selesai.");
  expect(card.getAllByText(/sudah menyelesaikan rekomendasi ini/)).not.toHaveLength(0);
  const send = card.getByRole("button", { name: "Kirim jawaban" });
  expect(send.getAttribute("aria-disabled")).toBe("true");
});
