import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { openTestPortal } from "../../testing/portal";
import { portalAt } from "../../testing/portalAt";
import { TicketNotFound } from "./TicketNotFound";

const soughtAs = (id: string) => {
  render(
    <MemoryRouter>
      <TicketNotFound id={id} list="/agent/all-tickets" scopeNote="" />
    </MemoryRouter>,
  );
  return screen.getByText(/^Tidak ada tiket dengan kode/).textContent;
};

test("an unknown code is named", () => {
  expect(soughtAs("R8K2AC")).toBe("Tidak ada tiket dengan kode “R8K2AC” di sini.");
});

test("an overlong code is shortened without splitting a character", () => {
  const long = `${"x".repeat(11)}${"🏔".repeat(150)}`;
  expect(soughtAs(long)).toBe("Tidak ada tiket dengan kode “xxxxxxxxxxx🏔…” di sini.");
});

test("a ticket that was on the page before is called gone, not mistyped", () => {
  render(
    <MemoryRouter>
      <TicketNotFound id="R8K2AB" list="/agent/all-tickets" scopeNote="" isGone />
    </MemoryRouter>,
  );
  expect(screen.getByText("Tiket “R8K2AB” sudah tidak ada di sini.")).toBeTruthy();
  expect(screen.queryByText(/Periksa kembali kode tiket/)).toBeNull();
});

test.each([
  ["badan_usaha", "/badan-usaha/tickets/XXXXXX", /Tiket pengguna lain tidak ditampilkan di sini/],
  ["agent", "/agent/tickets/XXXXXX", /Halaman ini menampilkan tiket semua badan usaha/],
  [
    "internal_esdm",
    "/internal-esdm/tickets/XXXXXX",
    /Halaman ini menampilkan tiket semua badan usaha/,
  ],
] as const)("the page tells the role %s whose tickets it shows", async (role, address, note) => {
  openTestPortal({ role });
  portalAt(address);
  expect((await screen.findByText(/^Periksa kembali kode tiket/)).textContent).toMatch(note);
  if (role !== "badan_usaha") expect(screen.queryByText(/pengguna lain/)).toBeNull();
});
