import { act, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { readingProgress } from "../platform/readingProgress";
import { Opening } from "./Opening";

test("shows how much of the stored data has been read", () => {
  render(<Opening />);
  screen.getByText("Memuat Portal Minerba…");
  expect(screen.queryByRole("progressbar")).toBeNull();
  act(() => readingProgress.set(0.4));
  const bar = screen.getByRole("progressbar", { name: "Membaca data" });
  expect(bar.getAttribute("value")).toBe("0.4");
  act(() => readingProgress.set(undefined));
  expect(screen.queryByRole("progressbar")).toBeNull();
});
