import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { SearchField } from "../form/SearchField";
import { ClearFilters } from "./ClearFilters";

function EmptyList() {
  const [text, setText] = useState("tambang");
  return (
    <main>
      <SearchField label="Cari" value={text} onChange={setText} />
      {text !== "" && <ClearFilters onClear={() => setText("")} />}
    </main>
  );
}

test("moves the focus from the removed button to the search field", async () => {
  const user = userEvent.setup();
  render(<EmptyList />);
  await user.click(screen.getByRole("button", { name: "Hapus pencarian dan filter" }));
  const field = screen.getByRole<HTMLInputElement>("searchbox", { name: "Cari" });
  expect(document.activeElement).toBe(field);
  expect(field.value).toBe("");
});
