import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import {
  button,
  isUnsaved,
  of,
  openEditor,
  settings,
  stored,
  widget,
} from "../../../../testing/editor";
import { forgetStorageState } from "../../../../testing/forgetStorageState";
import { openTestPortal } from "../../../../testing/portal";

beforeEach(() => {
  forgetStorageState();
  openTestPortal({ role: "dashboard_builder" });
});

test("a new widget is drawn when its source is chosen", async () => {
  const { user, id } = openEditor([]);
  await user.click(button("Tambah widget pertama"));
  await user.click(screen.getByRole("button", { name: "Grafik" }));
  const source = settings().getByRole("combobox", { name: "Sumber data" });
  await user.selectOptions(source, "tickets");
  expect(settings().getByRole("combobox", { name: "Kelompokkan menurut" })).toHaveProperty(
    "value",
    "dibuat",
  );
  await user.click(settings().getByRole("button", { name: "Selesai" }));
  await user.click(button("Simpan"));
  expect(stored(id).widgets).toMatchObject([
    {
      type: "chart",
      config: { dimension: { column: "dibuat" }, value: [{ aggregation: "count" }] },
    },
  ]);
});

test("a condition filters when it has a value", async () => {
  const { user, id } = openEditor([widget("widget_1", "Status", 0)]);
  await user.click(of("Status").getByRole("button", { name: "Atur" }));
  await user.click(settings().getByRole("button", { name: "Tambah filter" }));
  const column = settings().getAllByRole("combobox", { name: "Kolom" }).at(-1);
  expect(document.activeElement).toBe(column);
  expect(isUnsaved()).toBe(false);
  await user.click(settings().getByRole("checkbox", { name: "Open" }));
  await user.keyboard("{Control>}s{/Control}");
  expect(stored(id).widgets[0]?.config.filters).toEqual([
    { column: "status", test: { is: ["Open"] } },
  ]);
});

test("removing a filter or one of its values keeps the focus in the form", async () => {
  const filters = [{ column: "status", test: { is: ["Open", "Closed"] } }];
  const one = widget("widget_1", "Status", 0);
  const { user } = openEditor([{ ...one, config: { ...one.config, filters } }]);
  await user.click(of("Status").getByRole("button", { name: "Atur" }));
  const focused = () => document.activeElement?.getAttribute("aria-label");
  await user.click(settings().getByRole("button", { name: "Hapus Open" }));
  expect(focused()).toBe("Hapus Closed");
  await user.click(settings().getByRole("button", { name: "Hapus Closed" }));
  expect(document.activeElement).toBe(settings().getByRole("searchbox", { name: "Cari nilai" }));
  await user.click(settings().getByRole("button", { name: "Hapus filter 1" }));
  expect(document.activeElement).toBe(button("Tambah filter"));
});

test("an impossible number is reported beside its field, stays there, and changes nothing", async () => {
  const { user } = openEditor([widget("widget_1", "Status", 0)]);
  await user.click(of("Status").getByRole("button", { name: "Atur" }));
  const limit = settings().getByRole("textbox", { name: "Batas" });
  await user.clear(limit);
  await user.type(limit, "999");
  expect(settings().getByText("Tulis bilangan bulat dari 1 sampai 40.")).toBeDefined();
  expect(limit).toHaveProperty("value", "999");
  const width = settings().getByRole("textbox", { name: "Lebar" });
  await user.clear(width);
  await user.type(width, "20{Enter}");
  expect(settings().getByText("Tulis bilangan bulat dari 1 sampai 12.")).toBeDefined();
  await user.clear(width);
  await user.type(width, "7{Enter}");
  expect(settings().queryByText("Tulis bilangan bulat dari 1 sampai 12.")).toBeNull();
  expect(screen.getByText(/selebar 7 kolom/)).toBeDefined();
});

test("a title that is too long blocks saving until it is shorter, and the message links to it", async () => {
  const { user } = openEditor();
  await user.click(of("Prioritas").getByRole("button", { name: "Atur" }));
  await user.click(settings().getByRole("textbox", { name: "Judul" }));
  await user.paste("x".repeat(130));
  expect(settings().getByText("Terlalu panjang: 139 karakter. Paling banyak 120.")).toBeDefined();
  await user.click(settings().getByRole("button", { name: "Selesai" }));
  await user.click(button("Simpan"));
  // Removing 'Status' changes the index of 'Prioritas', which the refusal names.
  await user.click(of("Status").getByRole("button", { name: "Hapus" }));
  await user.click(within(screen.getByRole("alert")).getByRole("button", { name: "Atur widget" }));
  const title = settings().getByRole("textbox", { name: "Judul" });
  expect(title).toHaveProperty("value", `Prioritas${"x".repeat(130)}`);
  await user.type(title, "{Backspace}");
  expect(screen.queryByRole("alert")).toBeNull();
});

test("no further condition is offered at the maximum number", async () => {
  const condition = { column: "status", test: { is: ["Open"] } };
  const full = widget("widget_1", "Status", 0);
  const filters = Array.from({ length: 11 }, () => condition);
  const { user } = openEditor([{ ...full, config: { ...full.config, filters } }]);
  await user.click(of("Status").getByRole("button", { name: "Atur" }));
  await user.click(settings().getByRole("button", { name: "Tambah filter" }));
  expect(settings().getByText("Paling banyak 12 filter.")).toBeDefined();
  await user.click(settings().getByRole("button", { name: "Hapus filter 12" }));
  expect(settings().queryByText("Paling banyak 12 filter.")).toBeNull();
  expect(settings().getByRole("button", { name: "Tambah filter" })).toBeDefined();
});

test("a wrong target stays in its field and keeps the dashboard from being saved", async () => {
  const { user, id } = openEditor([widget("widget_1", "Status", 0)]);
  await user.click(of("Status").getByRole("button", { name: "Atur" }));
  await user.selectOptions(settings().getByRole("combobox", { name: "Jenis target" }), "fixed");
  const number = settings().getByRole("textbox", { name: /^Angka target/ });
  expect(number).toHaveProperty("value", "");
  await user.type(number, "abc");
  expect(settings().getByText("Tulis angka target, misalnya 1.250,5.")).toBeDefined();
  expect(number).toHaveProperty("value", "abc");
  await user.keyboard("{Control>}s{/Control}");
  expect(stored(id).widgets[0]?.config.target).toBeUndefined();
  await user.clear(number);
  await user.type(number, "1.250,5");
  await user.keyboard("{Control>}s{/Control}");
  expect(stored(id).widgets[0]?.config.target).toEqual({ fixed: "1.250,5" });
});

test("a text widget needs no source", async () => {
  const { user, id } = openEditor([]);
  await user.click(button("Tambah widget pertama"));
  await user.click(screen.getByRole("button", { name: "Teks" }));
  expect(settings().queryByRole("combobox", { name: "Sumber data" })).toBeNull();
  await user.type(settings().getByRole("textbox", { name: /^Teks/ }), "Angka sementara.");
  await user.click(settings().getByRole("button", { name: "Selesai" }));
  await user.click(button("Simpan"));
  expect(stored(id).widgets).toMatchObject([
    { type: "text", config: { text: "Angka sementara." } },
  ]);
});
