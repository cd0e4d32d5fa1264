import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { portal } from "../../engine";
import { firstPage } from "../../testing/firstPage";
import { openTestPortal } from "../../testing/portal";
import { portalAt } from "../../testing/portalAt";

beforeEach(() => openTestPortal({ role: "dashboard_builder" }));

/** The definition of a sample dashboard, as 'Ekspor' writes it. */
function definitionOf(name: string) {
  const query = { scope: "all", search: name } as const;
  const list = portal().readOnce("dashboardList", {
    ...firstPage,
    ...query,
    category: undefined,
    status: undefined,
  });
  const id = list.kind === "ok" ? list.value.cards[0]?.id : undefined;
  const file = portal().readOnce("definitionFile", id ?? "");
  if (file.kind === "refused") throw new Error(`no definition of ${name}`);
  return structuredClone(file.value.definition);
}

const jsonFile = (content: unknown, name = "susunan.json") =>
  new File([JSON.stringify(content)], name, { type: "application/json" });

async function openImport() {
  const at = portalAt("/dashboard-builder");
  await at.user.click(await screen.findByRole("button", { name: "Impor" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Impor dashboard" }));
  const choose = (file: File) => at.user.upload(dialog.getByLabelText("Berkas definisi"), file);
  return { ...at, dialog, choose };
}

const canImport = (dialog: Awaited<ReturnType<typeof openImport>>["dialog"]) =>
  dialog.queryByRole("button", { name: "Impor" }) !== null;

test("shows the content of a file, and adds exactly that", async () => {
  const definition = definitionOf("Layanan Tiket");
  const { user, router, dialog, choose } = await openImport();
  await choose(jsonFile(definition));
  expect(await dialog.findByText("susunan.json")).toBeTruthy();
  expect(dialog.getByText("Layanan Tiket")).toBeTruthy();
  expect(dialog.getByRole("heading", { name: `${definition.widgets.length} widget` })).toBeTruthy();
  expect(dialog.queryByText("sumber tidak ada di portal ini")).toBeNull();
  await user.click(dialog.getByRole("button", { name: "Impor" }));
  await waitFor(() =>
    expect(router.state.location.pathname).toMatch(/^\/dashboard-builder\/dashboard\/dash_/),
  );
  const id = router.state.location.pathname.split("/").at(-1) ?? "";
  const again = portal().readOnce("definitionFile", id);
  expect(again.kind === "ok" && again.value.definition).toEqual(definition);
});

test("marks a source that does not exist in this portal", async () => {
  const definition = definitionOf("Layanan Tiket");
  const source = definition.widgets[0]?.config.dataSource;
  if (source) Object.assign(source, { id: "dataset:hilang", name: "Data Lama" });
  const { dialog, choose } = await openImport();
  await choose(jsonFile(definition));
  expect(await dialog.findByText("sumber tidak ada di portal ini")).toBeTruthy();
  expect(canImport(dialog)).toBe(true);
});

test("names each wrong field, disables the import, and accepts another file", async () => {
  const definition = definitionOf("Layanan Tiket");
  const wrong = { ...definition, category: "Lain" };
  const { user, dialog, choose } = await openImport();
  await choose(jsonFile(wrong));
  expect((await dialog.findByText("category")).tagName).toBe("CODE");
  expect(canImport(dialog)).toBe(false);
  await user.click(dialog.getByRole("button", { name: "Ganti berkas" }));
  await choose(jsonFile(definition));
  await waitFor(() => expect(canImport(dialog)).toBe(true));
});

test("names a duplicate field", async () => {
  const twice = JSON.stringify(definitionOf("Layanan Tiket")).replace("{", '{"name":"Lain",');
  const { dialog, choose } = await openImport();
  await choose(new File([twice], "susunan.json", { type: "application/json" }));
  expect(await dialog.findByText("Ditulis lebih dari sekali.")).toBeTruthy();
  expect(canImport(dialog)).toBe(false);
});

test.each([
  ["a picture", new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 1])], "foto.png")],
  ["text that is no JSON", new File(["{ nama: "], "catatan.json")],
  ["text in another encoding", new File([new Uint8Array([0x22, 0xe9, 0x22])], "lama.json")],
  [
    "very deeply nested lists",
    new File([`${"[".repeat(50_000)}${"]".repeat(50_000)}`], "dalam.json"),
  ],
])("refuses %s", async (_, file) => {
  const { dialog, choose } = await openImport();
  // The picker suggests .json, but any file can be dropped.
  Object.defineProperty(file, "type", { value: "application/json" });
  await choose(file);
  expect(await dialog.findByText(/^Berkas ini bukan definisi dasbor/)).toBeTruthy();
  expect(dialog.getByText(file.name)).toBeTruthy();
  expect(canImport(dialog)).toBe(false);
});

test.each([
  ["is no definition", new File(["{ nama: "], "susunan.json", { type: "application/json" })],
  ["has a wrong field", jsonFile({ category: "Lain" })],
])("'Batal' forgets a file that %s", async (_, file) => {
  const { user, dialog, choose } = await openImport();
  await choose(file);
  await dialog.findByRole("alert");
  await user.click(dialog.getByRole("button", { name: "Batal" }));
  await user.click(await screen.findByRole("button", { name: "Impor" }));
  const again = within(await screen.findByRole("dialog", { name: "Impor dashboard" }));
  expect(again.queryByText("susunan.json")).toBeNull();
  expect(again.queryByText(/Draf dipulihkan/)).toBeNull();
});

test("'Batal' keeps a file that can be imported", async () => {
  const { user, dialog, choose } = await openImport();
  await choose(jsonFile(definitionOf("Layanan Tiket")));
  await waitFor(() => expect(canImport(dialog)).toBe(true));
  await user.click(dialog.getByRole("button", { name: "Batal" }));
  await user.click(await screen.findByRole("button", { name: "Impor" }));
  const again = within(await screen.findByRole("dialog", { name: "Impor dashboard" }));
  expect(await again.findByText("susunan.json")).toBeDefined();
});

test("does not read a file that is too large", async () => {
  const { dialog, choose } = await openImport();
  const large = new File(["{}"], "besar.json", { type: "application/json" });
  Object.defineProperty(large, "size", { value: 20 * 1024 * 1024 });
  large.arrayBuffer = () => Promise.reject(new Error("the file was read"));
  await choose(large);
  expect(await dialog.findByText("Berkas ini terlalu besar. Paling besar 2 MB.")).toBeTruthy();
  expect(canImport(dialog)).toBe(false);
});
