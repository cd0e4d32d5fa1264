import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { TableFooter } from "./TableFooter";

afterEach(cleanup);

function show(page: number) {
  const onPage = vi.fn();
  const onPageSize = vi.fn();
  render(
    <TableFooter
      showing="Showing 1 to 10 of 23 entries"
      pageSize={{ value: 10, options: [10, 25, 50], onChange: onPageSize }}
      pagination={{ page, pageCount: 3, window: [1, 2, 3], onPage }}
    />,
  );
  return { onPage, onPageSize };
}

test("announces the shown range to screen readers", () => {
  show(1);
  expect(screen.getByRole("status").textContent).toBe("Showing 1 to 10 of 23 entries");
});

test("marks the current page and ignores a press on it", async () => {
  const { onPage } = show(2);
  const current = screen.getByRole("button", { current: "page" });
  expect(current.textContent).toBe("2");
  await userEvent.click(current);
  expect(onPage).not.toHaveBeenCalled();
});

test("Previous stops at the first page and Next at the last", async () => {
  const first = show(1);
  await userEvent.click(screen.getByRole("button", { name: "Previous" }));
  expect(first.onPage).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("button", { name: "Next" }));
  expect(first.onPage).toHaveBeenCalledExactlyOnceWith(2);
  cleanup();

  const last = show(3);
  await userEvent.click(screen.getByRole("button", { name: "Next" }));
  expect(last.onPage).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("button", { name: "Previous" }));
  expect(last.onPage).toHaveBeenCalledExactlyOnceWith(2);
});

test("reports the chosen page size", async () => {
  const { onPageSize } = show(1);
  await userEvent.selectOptions(screen.getByLabelText("Baris per halaman"), "50");
  expect(onPageSize).toHaveBeenCalledExactlyOnceWith(50);
});
