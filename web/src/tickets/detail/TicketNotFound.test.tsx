import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { TicketNotFound } from "./TicketNotFound";

const soughtAs = (id: string) => {
  render(
    <MemoryRouter>
      <TicketNotFound id={id} list="/agent/all-tickets" />
    </MemoryRouter>,
  );
  return screen.getByText(/^Tidak ada tiket dengan kode/).textContent;
};

test("a mistyped code is named", () => {
  expect(soughtAs("R8K2AC")).toBe("Tidak ada tiket dengan kode “R8K2AC” di sini.");
});

test("of what is far too long for a code the beginning is named, in whole letters", () => {
  const long = `${"x".repeat(11)}${"🏔".repeat(150)}`;
  expect(soughtAs(long)).toBe("Tidak ada tiket dengan kode “xxxxxxxxxxx🏔…” di sini.");
});

test("one that was there a moment ago is gone, not mistyped", () => {
  render(
    <MemoryRouter>
      <TicketNotFound id="R8K2AB" list="/agent/all-tickets" isGone />
    </MemoryRouter>,
  );
  expect(screen.getByText("Tiket “R8K2AB” sudah tidak ada di sini.")).toBeTruthy();
  expect(screen.queryByText(/Periksa kembali kodenya/)).toBeNull();
});
