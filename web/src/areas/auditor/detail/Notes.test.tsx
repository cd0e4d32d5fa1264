import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Notes } from "./Notes";

test.each([
  ["of many words", "kata ".repeat(100)],
  ["of many lines", "a\n".repeat(11)],
])("a note %s scrolls and is a Tab stop", (_, text) => {
  render(<Notes text={text} />);
  expect(screen.getByRole("region", { name: "Isi catatan" }).tabIndex).toBe(0);
});

test("a short note is not a Tab stop", () => {
  render(<Notes text={"Cocokkan setiap setoran.\nلاحظ"} />);
  expect(screen.queryByRole("region")).toBeNull();
  expect(screen.getByText(/^Cocokkan/).tabIndex).toBe(-1);
});
