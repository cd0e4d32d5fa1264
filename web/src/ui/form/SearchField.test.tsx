import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { SearchField } from "./SearchField";

function List() {
  const [search, setSearch] = useState("");
  return (
    <>
      <SearchField label="Cari" value={search} onChange={setSearch} />
      <button type="button" onClick={() => setSearch("dari luar")}>
        Ubah
      </button>
      <output>{search}</output>
    </>
  );
}

const field = () => screen.getByRole<HTMLInputElement>("searchbox");
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const both = () => [field().value, screen.getByRole("status").textContent];

test("the field and the list get the typed text", () => {
  render(<List />);
  type("iz");
  type("izin");
  expect(both()).toEqual(["izin", "izin"]);
});

test("a new value from the caller replaces the typed text", () => {
  render(<List />);
  type("izin");
  fireEvent.click(screen.getByRole("button", { name: "Ubah" }));
  expect(both()).toEqual(["dari luar", "dari luar"]);
});

test("Escape and the button clear the field", () => {
  render(<List />);
  type("izin");
  fireEvent.keyDown(field(), { key: "Escape" });
  expect(both()).toEqual(["", ""]);
  type("izin");
  fireEvent.click(screen.getByRole("button", { name: "Hapus pencarian" }));
  expect(both()).toEqual(["", ""]);
  expect(document.activeElement).toBe(field());
});
