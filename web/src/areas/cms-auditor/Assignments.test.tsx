import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { type AssignmentStatus, portal } from "../../engine";
import { firstPage } from "../../testing/firstPage";
import { openTestPortal, renderAt } from "../../testing/portal";
import { Assignments } from "./Assignments";

const ADDRESS = "/cms-auditor/assignments";

beforeEach(() => openTestPortal({ role: "cms_auditor" }));

function list(status?: string) {
  const answer = portal().readOnce("assignmentList", {
    ...firstPage,
    status,
    tahapan: undefined,
    auditorType: undefined,
  });
  if (answer.kind === "refused") throw new Error("the list was refused");
  return answer.value;
}

function someRow(status: AssignmentStatus) {
  const row = list(status).rows[0];
  if (!row) throw new Error(`the sample data has no assignment with status ${status}`);
  return row;
}

const focused = () => document.activeElement;
const bodyRows = () => screen.getAllByRole("row").slice(1);
const linkTo = (id: string) => {
  const found = screen
    .getAllByRole("link")
    .find((link) => link.getAttribute("href")?.endsWith(`detail=${id}`));
  if (!found) throw new Error(`no link to ${id}`);
  return found;
};
const rowOf = (id: string) => {
  const row = linkTo(id).closest("tr");
  if (!row) throw new Error(`no row with ${id}`);
  return within(row);
};

test("a counter keeps search and filters, and is released by a second press", async () => {
  const kept = "?q=khatulistiwa&tipe=internal&sort=name";
  const { user, router } = renderAt(<Assignments />, `${ADDRESS}${kept}`);
  const late = () => screen.getByRole("button", { name: `Terlambat ${list().counts.overdue}` });
  await user.click(late());
  expect(router.state.location.search).toBe(`${kept}&status=overdue`);
  expect(late().getAttribute("aria-pressed")).toBe("true");
  await user.click(late());
  expect(router.state.location.search).toBe(kept);
});

test("the newest assignment is first, and the counters filter the list and add up", async () => {
  const { user, router } = renderAt(<Assignments />, ADDRESS);
  const { rows, counts } = list();
  expect(bodyRows()[0]?.textContent).toContain(rows[0]?.dataName);
  expect(counts.waiting + counts.inProgress + counts.completed).toBe(counts.total);

  for (const [label, status, count] of [
    ["Ditugaskan", "assigned", counts.waiting],
    ["Sedang Dikerjakan", "in_progress", counts.inProgress],
    ["Selesai", "completed", counts.completed],
    ["Terlambat", "overdue", counts.overdue],
  ] as const) {
    await user.click(screen.getByRole("button", { name: `${label} ${count}` }));
    expect(router.state.location.search).toBe(`?status=${status}`);
    expect(bodyRows()).toHaveLength(count);
  }
  expect(screen.getByText("Terlambat juga dihitung pada statusnya.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: `Total ${counts.total}` }));
  expect(router.state.location.search).toBe("");
});

test("an assignment is started and completed from its row, when the step is possible", async () => {
  const { user } = renderAt(<Assignments />, ADDRESS);
  const { id } = someRow("assigned");
  expect(rowOf(id).queryByRole("button", { name: /^Selesai / })).toBeNull();
  await user.click(rowOf(id).getByRole("button", { name: /^Mulai / }));
  expect(rowOf(id).getByText("Sedang Dikerjakan")).toBeDefined();
  await user.click(rowOf(id).getByRole("button", { name: /^Selesai / }));
  expect(rowOf(id).queryByRole("button", { name: /^Mulai / })).toBeNull();
  expect(rowOf(id).queryByRole("button", { name: /^Selesai / })).toBeNull();
});

test("deleting asks with the text of §8 and removes the row", async () => {
  const { user } = renderAt(<Assignments />, ADDRESS);
  const { id, dataName } = someRow("completed");
  const before = list().counts.total;
  await user.click(rowOf(id).getByRole("button", { name: /^Hapus / }));
  const question = within(
    screen.getByRole("alertdialog", {
      name: `Apakah Anda yakin ingin menghapus penugasan "${dataName}"?`,
    }),
  );
  await user.click(question.getByRole("button", { name: "Hapus" }));
  expect(list().counts.total).toBe(before - 1);
  expect(bodyRows()).toHaveLength(before - 1);
});

const menuEntry = (name: string) => screen.getByRole("menuitem", { name });
const textbox = (name: string) => screen.getByRole("textbox", { name });

test("an assignment is extended from the menu of its row", async () => {
  const { user } = renderAt(<Assignments />, ADDRESS);
  const { id } = someRow("assigned");
  await user.click(rowOf(id).getByRole("button", { name: /^Aksi lain / }));
  await user.click(menuEntry("Perpanjang"));
  const dialog = within(screen.getByRole("dialog", { name: "Perpanjang penugasan" }));
  expect(textbox("Tanggal Berakhir")).toHaveProperty("value", "05/12/2026");
  await user.clear(textbox("Tanggal Berakhir"));
  await user.type(textbox("Tanggal Berakhir"), "28/11/2026");
  await user.click(dialog.getByRole("button", { name: "Perpanjang" }));
  expect(
    dialog.getByText("Tanggal Berakhir harus setelah 28 November 2026.", { exact: false }),
  ).toBeDefined();
  await user.clear(textbox("Tanggal Berakhir"));
  await user.type(textbox("Tanggal Berakhir"), "24 Desember 2026");
  await user.click(dialog.getByRole("button", { name: "Perpanjang" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(rowOf(id).getByText("24 Desember 2026")).toBeDefined();
});

test("an assignment is handed from an internal to an external auditor, without its notes", async () => {
  const { user } = renderAt(<Assignments />, ADDRESS);
  const { id, auditorName } = someRow("assigned");
  await user.click(rowOf(id).getByRole("button", { name: /^Aksi lain / }));
  await user.click(menuEntry("Alihkan"));
  const dialog = within(screen.getByRole("dialog", { name: "Alihkan penugasan" }));
  const auditor = () => dialog.getByRole("combobox", { name: "Auditor" });
  const offered = () => within(auditor()).getAllByRole("option");
  expect(offered().map((option) => option.textContent)).not.toContain(auditorName);
  const warning = () => dialog.queryByText(/tidak ikut dialihkan/);
  expect(warning()).toBeNull();
  await user.selectOptions(dialog.getByRole("combobox", { name: "Tipe Auditor" }), "external");
  expect(warning()).toBeDefined();
  await user.selectOptions(auditor(), "EXTERNAL100002");
  await user.click(dialog.getByRole("button", { name: "Alihkan" }));
  expect(rowOf(id).getByText("Yosef Tandi")).toBeDefined();
  const detail = portal().readOnce("assignmentDetail", id);
  expect(detail).toMatchObject({ kind: "ok", value: { notes: undefined } });
});

test("notes are edited from the details, which list the change", async () => {
  const { id } = someRow("completed");
  const { user } = renderAt(<Assignments />, `${ADDRESS}?detail=${id}`);
  const details = within(screen.getByRole("dialog", { name: "Detail Penugasan" }));
  expect(details.queryByRole("button", { name: "Perpanjang" })).toBeNull();
  await user.click(details.getByRole("button", { name: "Ubah" }));
  const dialog = within(screen.getByRole("dialog", { name: "Ubah penugasan" }));
  await user.clear(textbox("Catatan"));
  await user.type(textbox("Catatan"), "Simpan di arsip.");
  await user.click(dialog.getByRole("button", { name: "Simpan" }));
  expect(await screen.findByText("Simpan di arsip.")).toBeDefined();
  expect(screen.getByText("mengubah penugasan")).toBeDefined();
});

test("the details have their own address, and closing returns to the unchanged list", async () => {
  const { user, router } = renderAt(<Assignments />, `${ADDRESS}?status=completed`);
  const { id, badanUsaha } = someRow("completed");
  await user.click(linkTo(id));
  expect(router.state.location.search).toBe(`?status=completed&detail=${id}`);
  const details = within(screen.getByRole("dialog", { name: "Detail Penugasan" }));
  expect(details.getByText(badanUsaha)).toBeDefined();
  await user.click(details.getByRole("button", { name: "Tutup" }));
  expect(router.state.location.search).toBe("?status=completed");
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("an unknown assignment is reported, and closing shows the list", async () => {
  const { user, router } = renderAt(<Assignments />, `${ADDRESS}?detail=ASSIGN_0`);
  const details = within(screen.getByRole("dialog", { name: "Detail Penugasan" }));
  expect(await details.findByText(/Penugasan tidak ditemukan/)).toBeDefined();
  await user.click(details.getByRole("button", { name: "Tutup" }));
  expect(router.state.location.search).toBe("");
});

test.each([
  ["their row", "", linkTo],
  [
    "the heading if the row is not listed",
    "status=assigned&",
    () => screen.getByRole("heading", { level: 1 }),
  ],
])("closing details opened by their address focuses %s", async (_, filter, goal) => {
  const { id } = someRow("completed");
  const { user } = renderAt(<Assignments />, `${ADDRESS}?${filter}detail=${id}`);
  await user.keyboard("{Escape}");
  await waitFor(() => expect(focused()).toBe(goal(id)));
});

test("an empty list says if nothing is assigned or nothing matches; 'Clear' shows all", async () => {
  const { user, router } = renderAt(<Assignments />, `${ADDRESS}?q=zzz&tipe=internal`);
  expect(screen.getByText("Tidak ada penugasan yang cocok")).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Clear" }));
  expect(router.state.location.search).toBe("");
  expect(bodyRows().length).toBeGreaterThan(0);
});

test("after a step, the keyboard focus is on the next step of the same row", async () => {
  const { user } = renderAt(<Assignments />, ADDRESS);
  const { id } = someRow("assigned");
  rowOf(id)
    .getByRole("button", { name: /^Mulai / })
    .focus();
  await user.keyboard("{Enter}");
  const next = rowOf(id).getByRole("button", { name: /^Selesai / });
  await waitFor(() => expect(document.activeElement).toBe(next));
});

async function deleteByKeys(user: ReturnType<typeof renderAt>["user"], row: number) {
  const buttons = screen.getAllByRole("button", { name: /^Hapus / });
  buttons[row]?.focus();
  await user.keyboard("{Enter}");
  within(screen.getByRole("alertdialog")).getByRole("button", { name: "Hapus" }).focus();
  await user.keyboard("{Enter}");
}

test("after a deletion the same control of the next row has the focus; after the last one, the heading", async () => {
  const { user } = renderAt(<Assignments />, `${ADDRESS}?status=completed`);
  const { rows } = list("completed");
  const first = rows[0];
  expect(rows.length).toBeGreaterThan(1);
  for (let left = rows.length - 1; left > 0; left--) {
    await deleteByKeys(user, left);
    const before = bodyRows()[left - 1];
    if (!before) throw new Error("no row is left");
    const same = within(before).getByRole("button", { name: /^Hapus / });
    await waitFor(() => expect(focused()).toBe(same));
  }
  expect(linkTo(first?.id ?? "")).toBeDefined();
  await deleteByKeys(user, 0);
  await waitFor(() => expect(focused()).toBe(screen.getByRole("heading", { level: 1 })));
});

test("a user who has left the list keeps the focus when the list changes", async () => {
  renderAt(<Assignments />, ADDRESS);
  const { id } = someRow("assigned");
  const button = rowOf(id).getByRole("button", { name: /^Hapus / });
  button.focus();
  button.blur();
  act(() => void portal().dispatch({ assignment: { start: { assignment: id } } }));
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(focused()).toBe(document.body);
});

test("a step that removes its row from the filter focuses the same step of the next row", async () => {
  const { user } = renderAt(<Assignments />, `${ADDRESS}?status=assigned`);
  const [first, second] = list("assigned").rows;
  if (!first || !second) throw new Error("the sample data lacks two unstarted assignments");
  rowOf(first.id)
    .getByRole("button", { name: /^Mulai / })
    .focus();
  await user.keyboard("{Enter}");
  const next = rowOf(second.id).getByRole("button", { name: /^Mulai / });
  await waitFor(() => expect(focused()).toBe(next));
});
