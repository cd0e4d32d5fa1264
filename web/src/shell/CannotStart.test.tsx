import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { CannotStart } from "./CannotStart";

test("tells the user of an old browser which browsers work", () => {
  render(<CannotStart />);
  expect(screen.getByRole("heading").textContent).toBe("Peramban ini belum didukung");
  expect(screen.getByText(/Chrome atau Edge 123, Firefox 120, Safari 17.5/)).toBeTruthy();
});
