import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { portal } from "../../engine";
import { openTestPortal } from "../../testing/portal";
import { portalAt } from "../../testing/portalAt";

beforeEach(() => openTestPortal({ role: "dashboard_builder" }));

const CREATE = "/dashboard-builder/create";
const dialog = async () => within(await screen.findByRole("dialog", { name: "Create Dashboard" }));

test("starts with the defaults of §5 and reports missing fields beside them", async () => {
  const { user } = portalAt(CREATE);
  const form = await dialog();
  expect(form.getByRole<HTMLSelectElement>("combobox", { name: "Kategori" }).value).toBe("Operasi");
  expect(form.getByRole<HTMLSelectElement>("combobox", { name: "Izin" }).value).toBe("private");
  expect(form.queryByText("Nama wajib diisi.")).toBeNull();
  await user.click(form.getByRole("button", { name: "Simpan" }));
  const name = form.getByRole("textbox", { name: "Nama" });
  expect(form.getByText("Nama wajib diisi.")).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(name));
});

test("creates a draft with the typed values, and opens its editor", async () => {
  const { user, router } = portalAt(CREATE);
  const form = await dialog();
  await user.type(form.getByRole("textbox", { name: "Nama" }), "Neraca Batubara");
  await user.selectOptions(form.getByRole("combobox", { name: "Kategori" }), "Keuangan");
  await user.selectOptions(form.getByRole("combobox", { name: "Izin" }), "publik");
  await user.click(form.getByRole("button", { name: "Simpan" }));
  await waitFor(() =>
    expect(router.state.location.pathname).toMatch(/^\/dashboard-builder\/edit\/dash_/),
  );
  const id = router.state.location.pathname.split("/").at(-1) ?? "";
  const created = portal().readOnce("dashboardDetail", id);
  expect(created).toMatchObject({
    kind: "ok",
    value: { name: "Neraca Batubara", category: "Keuangan", permission: "publik", status: "draft" },
  });
});

test("returns to the list at once if the form is empty", async () => {
  const { user, router } = portalAt(CREATE);
  await user.click((await dialog()).getByRole("button", { name: "Batal" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/dashboard-builder"));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("keeps the typed text after Escape", async () => {
  const { user, router } = portalAt(CREATE);
  const form = await dialog();
  await user.type(form.getByRole("textbox", { name: "Nama" }), "Neraca");
  await user.keyboard("{Escape}");
  await waitFor(() => expect(router.state.location.pathname).toBe("/dashboard-builder"));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

  await act(() => router.navigate(CREATE));
  const again = await dialog();
  expect(again.getByText("Draf dipulihkan")).toBeDefined();
  const name = again.getByRole<HTMLInputElement>("textbox", { name: "Nama" });
  expect(name.value).toBe("Neraca");
  await user.click(again.getByRole("button", { name: "Buang draf" }));
  expect(name.value).toBe("");
  expect(document.activeElement).toBe(name);
});

test("returns to the unchanged list after 'Batal'", async () => {
  const listed = "/dashboard-builder?q=data&pageSize=50";
  const { user, router } = portalAt(listed);
  const main = within(await screen.findByRole("main"));
  await user.click(await main.findByRole("link", { name: "Create Dashboard" }));
  const form = await dialog();
  expect(router.state.location.pathname).toBe(CREATE);
  await user.click(form.getByRole("button", { name: "Batal" }));
  const { pathname, search } = router.state.location;
  expect(pathname + search).toBe(listed);
});

test("returns to the drafts if it was opened there", async () => {
  const { user, router } = portalAt("/dashboard-builder/drafts?q=data");
  const main = within(await screen.findByRole("main"));
  await user.click(await main.findByRole("link", { name: "Create Dashboard" }));
  await user.click((await dialog()).getByRole("button", { name: "Batal" }));
  const { pathname, search } = router.state.location;
  expect(pathname + search).toBe("/dashboard-builder/drafts?q=data");
});
