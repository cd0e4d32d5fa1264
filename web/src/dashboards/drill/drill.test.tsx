import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { openTestPortal } from "../../testing/portal";
import { portalAt } from "../../testing/portalAt";

const SERVICE = "dash_1763604898133";

async function openStatus(user: ReturnType<typeof portalAt>["user"], status: string) {
  const title = "Tiket menurut status";
  const card = within(await screen.findByRole("region", { name: title }));
  await user.click(card.getByRole("button", { name: `Lihat tabel: ${title}` }));
  await user.click(card.getByRole("button", { name: `${status}, lihat baris` }));
  return within(await screen.findByRole("dialog"));
}

test("staff open the tickets behind a figure and filter the whole dashboard by it", async () => {
  openTestPortal({ role: "internal_esdm" });
  const { user, router } = portalAt(`/internal-esdm/dashboards/${SERVICE}`);
  const dialog = await openStatus(user, "New");
  expect(dialog.getByRole("columnheader", { name: "Kode" })).toBeDefined();
  expect(dialog.queryByRole("columnheader", { name: "Status" })).toBeNull();
  const [, first] = dialog.getAllByRole("row");
  const code = within(first as HTMLElement).getByRole("link");
  expect(code.getAttribute("href")).toBe(`/internal-esdm/tickets/${code.textContent}`);
  expect(dialog.getByRole("columnheader", { name: "Pesan" }).dataset.number).toBe("true");
  expect(dialog.getByRole("button", { name: "Unduh baris" })).toBeDefined();
  await user.click(dialog.getByRole("button", { name: "Filter dasbor dengan New" }));
  await waitFor(() => expect(router.state.location.search).toContain("nilai=Status%3ANew"));
  await user.click(await screen.findByRole("button", { name: "Hapus filter Status: New" }));
  await waitFor(() => expect(router.state.location.search).toBe(""));
});

test("a company reads only its own tickets and is told how many are hidden", async () => {
  openTestPortal({ role: "badan_usaha" });
  const { user } = portalAt(`/badan-usaha/dashboards/${SERVICE}`);
  const tile = await screen.findByRole("button", { name: /^4, lihat 4 baris$/ });
  await user.click(tile);
  const dialog = within(await screen.findByRole("dialog"));
  expect(
    dialog.getByText(/baris tidak ditampilkan karena berada di luar akses Anda/),
  ).toBeDefined();
  expect(screen.queryByRole("button", { name: "Simpan sebagai HTML" })).toBeNull();
});

test("a dashboard administrator, who may read no rows, is not offered any", async () => {
  openTestPortal({ role: "dashboard_builder" });
  const { user } = portalAt(`/dashboard-builder/dashboard/${SERVICE}`);
  const title = "Tiket menurut status";
  const card = within(await screen.findByRole("region", { name: title }));
  await user.click(card.getByRole("button", { name: `Lihat tabel: ${title}` }));
  expect(card.getByRole("rowheader", { name: "New" })).toBeDefined();
  expect(screen.queryByRole("button", { name: /, lihat .*baris$/ })).toBeNull();
});

test("a company is not offered the names of other companies", async () => {
  openTestPortal({ role: "badan_usaha" });
  portalAt(`/badan-usaha/dashboards/${SERVICE}?badanUsaha=PT%20Nikel%20Halmahera%20Raya`);
  const bar = within(await screen.findByRole("region", { name: "Filter" }));
  const companies = bar.getByLabelText<HTMLSelectElement>("Badan usaha");
  expect(companies.options.length).toBe(2);
  expect(screen.queryByText("Badan usaha: PT Nikel Halmahera Raya")).toBeNull();
});
