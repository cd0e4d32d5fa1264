import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { FilterColumns } from "./FilterColumns";

const box = (name: string) => screen.getByRole<HTMLInputElement>("checkbox", { name });

test("a seventh column cannot be chosen, and one without a widget can be removed", async () => {
  const change = vi.fn();
  const chosen = ["A", "B", "C", "D", "E", "Hilang"];
  render(
    <FilterColumns columns={["A", "B", "C", "D", "E", "F"]} chosen={chosen} onChange={change} />,
  );
  expect(box("F").disabled).toBe(true);
  await userEvent.click(box("Hilang"));
  expect(change).toHaveBeenCalledWith(["A", "B", "C", "D", "E"]);
});

test("a column is added after the others", async () => {
  const change = vi.fn();
  render(<FilterColumns columns={["A", "B"]} chosen={["B"]} onChange={change} />);
  await userEvent.click(box("A"));
  expect(change).toHaveBeenCalledWith(["B", "A"]);
});
