import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { drafts, editorForm, granted, portal, readView } from "../../../engine";
import { shellReport } from "../../../engine/storage/status";
import { ToastRegion } from "../../../shared/toast/ToastRegion";
import { readToasts } from "../../../shared/toast/toast";
import {
  ANY,
  button,
  dispatch,
  form,
  isUnsaved,
  of,
  openEditor,
  settings,
  stored,
  widget,
} from "../../../testing/editor";
import { forgetStorageState } from "../../../testing/forgetStorageState";
import { secondTab, storeDrafts, storedRecords } from "../../../testing/memoryDrafts";
import { openTestPortal, renderAt } from "../../../testing/portal";
import { EditorStore } from "./EditorStore";
import { EditScreen } from "./EditScreen";
import { isWorkingCopy, type WorkingCopy, writtenCopy } from "./workingCopy";

beforeEach(() => {
  forgetStorageState();
  openTestPortal({ role: "dashboard_builder" });
});

const order = () =>
  screen
    .getAllByRole("button", { name: /^Pindahkan/ })
    .map((handle) => handle.getAttribute("aria-label"));
/** Waits, because the page updates one frame later. */
const isOrder = (...handles: string[]) => waitFor(() => expect(order()).toEqual(handles));

test("a step makes the dashboard unsaved, and undoing it makes it saved", async () => {
  const { user } = openEditor();
  expect(isUnsaved()).toBe(false);
  await user.click(of("Status").getByRole("button", { name: "Duplikat" }));
  expect(isUnsaved()).toBe(true);
  await user.click(button("Urungkan"));
  expect(isUnsaved()).toBe(false);
  await user.click(button("Ulangi"));
  expect(isUnsaved()).toBe(true);
  expect(screen.getByRole("group", { name: "Status (Copy)" })).toBeDefined();
});

test("arrow keys move a widget, which is announced and keeps the focus", async () => {
  const { user } = openEditor();
  const handle = button("Pindahkan Status");
  act(() => handle.focus());
  await user.keyboard("{ArrowRight}");
  expect(screen.getByText(/"Status" dipindah ke kolom \d+, baris 1\./)).toBeDefined();
  await isOrder("Pindahkan Prioritas", "Pindahkan Status");
  expect(document.activeElement).toBe(button("Pindahkan Status"));
  await user.keyboard("{Control>}z{/Control}");
  expect(screen.getByText(/^Diurungkan: "Status" dipindah/)).toBeDefined();
  await isOrder("Pindahkan Status", "Pindahkan Prioritas");
});

const announcements = () =>
  [...screen.queryAllByRole("status"), ...screen.queryAllByRole("alert")]
    .map((region) => region.textContent)
    .filter(Boolean);

test("screen readers hear a step once, and a removal through its toast only", async () => {
  const { user } = openEditor();
  render(<ToastRegion />);
  // A chart announces that its code is loading; wait until that is over.
  await waitFor(() => expect(announcements()).toEqual([]));
  act(() => button("Pindahkan Status").focus());
  await user.keyboard("{ArrowRight}");
  expect(announcements()).toEqual([expect.stringMatching(/^"Status" dipindah/)]);
  await user.click(button("Urungkan"));
  expect(announcements()).toEqual([expect.stringMatching(/^Diurungkan: /)]);
  await user.click(of("Status").getByRole("button", { name: "Hapus" }));
  expect(announcements()).toEqual([
    expect.stringMatching(/^Diurungkan: /),
    expect.stringContaining("Widget dihapus."),
  ]);
});

test("arrow keys resize a widget", async () => {
  const { user, id } = openEditor([widget("widget_1", "Status", 0)]);
  act(() => button("Ubah ukuran Status").focus());
  await user.keyboard("{ArrowRight}{ArrowDown}{Control>}s{/Control}");
  expect(stored(id).widgets[0]?.position).toEqual({ x: 0, y: 0, w: 5, h: 4 });
  expect(isUnsaved()).toBe(false);
});

test("in one column a widget moves by one in reading order", async () => {
  const wide = { ...widget("widget_3", "Kategori", 0), position: { x: 0, y: 3, w: 8, h: 3 } };
  const { user } = openEditor([
    widget("widget_1", "Status", 0),
    widget("widget_2", "Prioritas", 4),
    wide,
  ]);
  await user.click(of("Status").getByRole("button", { name: "Turunkan" }));
  await isOrder("Pindahkan Prioritas", "Pindahkan Status", "Pindahkan Kategori");
  await user.click(of("Status").getByRole("button", { name: "Turunkan" }));
  await isOrder("Pindahkan Prioritas", "Pindahkan Kategori", "Pindahkan Status");
  await user.click(of("Kategori").getByRole("button", { name: "Naikkan" }));
  await isOrder("Pindahkan Kategori", "Pindahkan Prioritas", "Pindahkan Status");
});

test("Delete removes the focused widget and focuses the next", async () => {
  const { user } = openEditor();
  act(() => button("Pindahkan Status").focus());
  await user.keyboard("{Delete}");
  expect(screen.queryByRole("group", { name: "Status" })).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(button("Pindahkan Prioritas")));
  await user.keyboard("{Delete}");
  expect(document.activeElement).toBe(button("Tambah widget pertama"));
});

test("the toast undoes a removal while it is the last step", async () => {
  const { user } = openEditor();
  render(<ToastRegion />);
  const toasts = within(screen.getByRole("region", { name: "Pemberitahuan" }));
  await user.click(of("Status").getByRole("button", { name: "Hapus" }));
  await user.click(toasts.getByRole("button", { name: "Urungkan" }));
  expect(of("Status")).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(button("Pindahkan Status")));
  await user.click(of("Status").getByRole("button", { name: "Hapus" }));
  await user.click(of("Prioritas").getByRole("button", { name: "Duplikat" }));
  expect(toasts.queryByRole("button", { name: "Urungkan" })).toBeNull();
});

test("Ctrl+Z in a text field undoes typing, and consecutive typing is one step", async () => {
  const { user } = openEditor();
  await user.click(of("Status").getByRole("button", { name: "Atur" }));
  const title = settings().getByRole("textbox", { name: "Judul" });
  await user.type(title, " tiket");
  expect(title).toHaveProperty("value", "Status tiket");
  const undo = new KeyboardEvent("keydown", {
    key: "z",
    ctrlKey: true,
    bubbles: true,
    cancelable: true,
  });
  fireEvent(title, undo);
  expect(undo.defaultPrevented).toBe(false);
  expect(title).toHaveProperty("value", "Status tiket");
  await user.click(settings().getByRole("button", { name: "Selesai" }));
  await user.keyboard("{Control>}z{/Control}");
  expect(screen.getByRole("group", { name: "Status" })).toBeDefined();
  expect(isUnsaved()).toBe(false);
});

test("120 steps are undone and redone", () => {
  const start = { form, widgets: [widget("widget_1", "Status", 0)] };
  const store = new EditorStore(start);
  for (let step = 0; step < 120; step += 1) {
    const stretch = step % 2 === 0 ? "wider" : "narrower";
    expect(store.step({ stretch: { id: "widget_1", stretch } })).toBe(true);
  }
  for (let step = 0; step < 119; step += 1) store.undo();
  expect(store.isSaved).toBe(false);
  store.undo();
  expect(store.copy).toBe(start);
  expect(store.isSaved).toBe(true);
  for (let step = 0; step < 119; step += 1) store.redo();
  expect(store.isSaved).toBe(false);
});

test("unsaved edits return after an unblockable navigation", async () => {
  const { user, id, unmount } = openEditor();
  await user.click(of("Status").getByRole("button", { name: "Duplikat" }));
  unmount();
  renderAt(<EditScreen />, `/dashboard-builder/edit/${id}`, ANY);
  expect(screen.getByText("Draf dipulihkan")).toBeDefined();
  expect(screen.getByText("Perubahan yang belum disimpan masih ada di kanvas.")).toBeDefined();
  expect(screen.getByRole("group", { name: "Status (Copy)" })).toBeDefined();
});

test("another tab's save replaces the canvas, or is reported beside unsaved edits", async () => {
  const { user, id } = openEditor();
  const save = (name: string) =>
    act(() => {
      dispatch({ dashboard: { save: { dashboard: id, form: { ...form, name }, widgets: [] } } });
    });
  save("Disimpan orang lain");
  expect(screen.getByRole("heading", { name: "Disimpan orang lain" })).toBeDefined();
  expect(isUnsaved()).toBe(false);

  await user.click(button("Properti dasbor"));
  const name = screen.getByRole("textbox", { name: "Nama" });
  fireEvent.change(name, { target: { value: "Punya saya" } });
  await user.click(button("Terapkan"));
  expect(screen.queryByText(/diubah setelah draf ditulis/)).toBeNull();
  save("Sekali lagi");
  expect(screen.getByRole("heading", { name: "Punya saya" })).toBeDefined();
  expect(screen.getByText(/diubah setelah draf ditulis/)).toBeDefined();
  await user.click(button("Buang draf"));
  expect(screen.getByRole("heading", { name: "Sekali lagi" })).toBeDefined();
  expect(isUnsaved()).toBe(false);
});

test("leaving asks only about unsaved edits", async () => {
  const { user, router, id } = openEditor();
  await user.click(of("Status").getByRole("button", { name: "Hapus" }));
  await user.click(button("Batal"));
  const question = await screen.findByRole("alertdialog", { name: "Perubahan belum disimpan" });
  await user.click(within(question).getByRole("button", { name: "Lanjutkan perubahan" }));
  expect(router.state.location.pathname).toBe(`/dashboard-builder/edit/${id}`);
  await user.click(button("Simpan"));
  await user.click(button("Batal"));
  await waitFor(() =>
    expect(router.state.location.pathname).toBe(`/dashboard-builder/dashboard/${id}`),
  );
});

test.each([
  ["Simpan sebagai draf", true],
  ["Buang perubahan", false],
])("after 'Batal' the answer '%s' keeps or discards the draft", async (answer, isKept) => {
  const { user, router, id, unmount } = openEditor();
  await user.click(of("Status").getByRole("button", { name: "Hapus" }));
  await user.click(button("Batal"));
  const question = await screen.findByRole("alertdialog", { name: "Perubahan belum disimpan" });
  await user.click(within(question).getByRole("button", { name: answer }));
  await waitFor(() =>
    expect(router.state.location.pathname).toBe(`/dashboard-builder/dashboard/${id}`),
  );
  unmount();
  renderAt(<EditScreen />, `/dashboard-builder/edit/${id}`, ANY);
  expect(isUnsaved()).toBe(isKept);
  expect(screen.queryByRole("group", { name: "Status" }) === null).toBe(isKept);
  expect(screen.queryByText("Draf dipulihkan") !== null).toBe(isKept);
});

test("a save deletes the draft once stored; undoing the edits deletes it at once", async () => {
  await storeDrafts();
  shellReport.status({ kind: "saving" });
  const { user } = openEditor();
  await user.click(of("Status").getByRole("button", { name: "Duplikat" }));
  await waitFor(() => expect(storedRecords()).toBe(1));
  await user.click(button("Simpan"));
  expect(isUnsaved()).toBe(false);
  await drafts.flush();
  expect(storedRecords()).toBe(1);
  shellReport.status({ kind: "saved" });
  await waitFor(() => expect(storedRecords()).toBe(0));

  shellReport.status({ kind: "saving" });
  await user.click(of("Status").getByRole("button", { name: "Duplikat" }));
  await waitFor(() => expect(storedRecords()).toBe(1));
  await user.click(button("Urungkan"));
  await waitFor(() => expect(storedRecords()).toBe(0));
});

test("two tabs show the unsaved edits of each other", async () => {
  await storeDrafts();
  const { user, id } = openEditor();
  const { form: about, widgets: placed } = stored(id);
  const saved = { form: about, widgets: placed };
  const other = await secondTab();
  const { person } = granted(readView("session"));
  const draft = editorForm(drafts.datasetId, person.id, id);
  const copy = (name: string) => ({ ...saved, form: { ...saved.form, name } });
  const write = async (value: WorkingCopy) => {
    other.write(draft, { value, base: writtenCopy(saved) });
    await act(() => other.flush());
  };
  await write(copy("Dari tab lain"));
  expect(await screen.findByRole("heading", { name: "Dari tab lain" })).toBeDefined();
  await write(copy("Dari tab lain lagi"));
  expect(await screen.findByRole("heading", { name: "Dari tab lain lagi" })).toBeDefined();

  await user.click(of("Status").getByRole("button", { name: "Duplikat" }));
  const widgets = () => {
    const value = other.peek(draft)?.value;
    return isWorkingCopy(value) ? value.widgets.length : 0;
  };
  await waitFor(() => expect(widgets()).toBe(saved.widgets.length + 1));

  other.discard(draft);
  await waitFor(() => expect(isUnsaved()).toBe(false));
  expect(screen.queryByRole("group", { name: "Status (Copy)" })).toBeNull();
  expect(screen.queryByRole("heading", { name: "Dari tab lain lagi" })).toBeNull();
});

test("edits of a deleted dashboard stay, and can be saved after its restoration", async () => {
  const { user, id } = openEditor();
  await user.click(of("Status").getByRole("button", { name: "Duplikat" }));
  act(() => void dispatch({ dashboard: { delete: { dashboard: id } } }));
  expect(button("Simpan").getAttribute("aria-disabled")).toBe("true");
  expect(screen.getByText(/tidak dapat disimpan sebelum dasbor dipulihkan/)).toBeDefined();
  await user.click(button("Simpan"));
  await user.keyboard("{Control>}s{/Control}");
  expect(screen.queryByText(/^Belum disimpan\./)).toBeNull();
  expect(readToasts()).toMatchObject([{ text: "Dasbor ini sudah tidak ada." }]);
  expect(screen.getByRole("group", { name: "Status (Copy)" })).toBeDefined();

  const deletion = portal().readOnce("ownCommits");
  if (deletion.kind === "refused") throw new Error("the own commit was not found");
  const seq = Math.max(...deletion.value.map((commit) => commit.seq));
  act(() => void dispatch({ history: { undo: { seq } } }));
  expect(screen.queryByText(/tidak dapat disimpan/)).toBeNull();
  await user.click(button("Simpan"));
  expect(isUnsaved()).toBe(false);
});

test("name and description are part of the working copy", async () => {
  const { user, id } = openEditor();
  await user.click(button("Properti dasbor"));
  const dialog = within(screen.getByRole("dialog", { name: "Properti dasbor" }));
  await user.clear(dialog.getByRole("textbox", { name: "Nama" }));
  await user.click(dialog.getByRole("button", { name: "Terapkan" }));
  expect(dialog.getByText("Nama wajib diisi.")).toBeDefined();
  await user.type(dialog.getByRole("textbox", { name: "Nama" }), "Layanan harian");
  await user.click(dialog.getByRole("button", { name: "Terapkan" }));
  expect(screen.getByRole("heading", { level: 1, name: "Layanan harian" })).toBeDefined();
  expect(stored(id).form.name).toBe("Layanan");
  await user.click(button("Urungkan"));
  expect(screen.getByRole("heading", { level: 1, name: "Layanan" })).toBeDefined();
});

test("an unknown dashboard is reported", () => {
  renderAt(<EditScreen />, "/dashboard-builder/edit/dash_0", ANY);
  expect(screen.getByText(/tidak ditemukan/)).toBeDefined();
});
