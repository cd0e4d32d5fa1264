import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { ErrorSummary } from "./ErrorSummary";
import { TextField } from "./TextField";

const problems = [{ fieldId: "judul", message: "Judul wajib diisi" }];

function form(attempt: number) {
  return (
    <>
      <ErrorSummary problems={attempt > 0 ? problems : []} attempt={attempt} />
      <TextField
        id="judul"
        label="Judul"
        required
        value=""
        onChange={() => undefined}
        error={attempt > 0 ? "Judul wajib diisi" : undefined}
      />
    </>
  );
}

afterEach(cleanup);

test("the summary takes the focus at each attempt and links to the field", async () => {
  const { rerender } = render(form(0));
  rerender(form(1));
  const summary = screen.getByRole("region", { name: "Ada isian yang perlu diperbaiki" });
  expect(document.activeElement).toBe(summary);
  await userEvent.click(screen.getByRole("button", { name: "Judul wajib diisi" }));
  expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Judul" }));
  rerender(form(2));
  expect(document.activeElement).toBe(summary);
});

test("an invalid field is marked and described, and named only by its label", () => {
  render(form(1));
  const field = screen.getByLabelText("Judul", { exact: true });
  expect(field.getAttribute("aria-invalid")).toBe("true");
  expect(field.getAttribute("aria-required")).toBe("true");
  const error = document.getElementById(field.getAttribute("aria-describedby") ?? "");
  expect(error?.textContent).toBe("Judul wajib diisi");
});
