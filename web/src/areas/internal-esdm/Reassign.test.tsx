import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { openTestPortal, renderAt } from "../../testing/portal";
import { Reassign } from "./Reassign";

beforeEach(() => openTestPortal({ role: "internal_esdm" }));

async function openPicker() {
  const view = renderAt(<Reassign />, "/internal-esdm/reassign");
  const row = screen.getByRole("row", { name: /P3ND9G/ });
  const opener = within(row).getByRole("button", { name: /^Re-Assign / });
  await view.user.click(opener);
  const dialog = await screen.findByRole("dialog", { name: "Silahkan Pilih Agen" });
  return { ...view, opener, dialog };
}

test("picking an agent assigns the ticket and confirms it", async () => {
  const { user, opener, dialog } = await openPicker();
  const confirm = () => within(dialog).getByRole("button", { name: "Tugaskan" });
  expect(confirm().getAttribute("aria-disabled")).toBe("true");

  await user.click(within(dialog).getByRole("radio", { name: "Siti Rahmawati" }));
  await user.click(confirm());

  const done = await screen.findByRole("dialog", { name: "Tiket berhasil ditugaskan ke agen!" });
  expect(done.textContent).toContain("Siti Rahmawati");
  await user.click(within(done).getByRole("button", { name: "Ok, Siap!" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

test("the picker names the present agent", async () => {
  const { dialog } = await openPicker();
  const about = (name: string) => {
    const radio = within(dialog).getByRole("radio", { name });
    return document.getElementById(radio.getAttribute("aria-describedby") ?? "")?.textContent;
  };
  expect(about("Siti Rahmawati")).toMatch(/ · 1 tiket berjalan · menangani tiket ini saat ini$/);
  expect(about("Bagus Pratama")).toMatch(/ · 1 tiket berjalan$/);
});

test("the picker finds agents by name or e-mail and says if there is none", async () => {
  const { user, dialog } = await openPicker();
  const search = within(dialog).getByRole("searchbox", { name: "Cari agen" });
  await user.type(search, "siti.rahmawati@");
  expect(within(dialog).getAllByRole("radio")).toHaveLength(1);
  expect(within(dialog).getByText("Showing 1 to 1 of 1 entries")).toBeDefined();
  await user.clear(search);
  await user.type(search, "tidak ada");
  expect(within(dialog).getByText("No results found")).toBeDefined();
});

test("the picker shows 25, 50 or 100 agents at a time", async () => {
  const { user, dialog } = await openPicker();
  const size = within(dialog).getByRole("combobox", { name: "Baris per halaman" });
  expect(size).toHaveProperty("value", "25");
  expect(
    within(size)
      .getAllByRole("option")
      .map((option) => option.textContent),
  ).toEqual(["25", "50", "100"]);
  await user.selectOptions(size, "50");
  expect(size).toHaveProperty("value", "50");
});
