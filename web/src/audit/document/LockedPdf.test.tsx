import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { LockedPdf } from "./LockedPdf";

const frame = () => screen.getByTitle("kontrak.pdf");

test("nobody gets into the viewer, whose pages are turned from outside", async () => {
  const user = userEvent.setup();
  render(<LockedPdf url="about:blank" name="kontrak.pdf" watermark="Dewi Paramita" />);
  expect(frame().closest("[inert]")).not.toBeNull();
  expect(frame().getAttribute("src")).toMatch(/#toolbar=0&navpanes=0&view=FitH&page=1$/);

  const previous = screen.getByRole("button", { name: "Halaman sebelumnya" });
  await user.click(previous);
  expect(screen.getByRole("status").textContent).toBe("Halaman 1");
  await user.click(screen.getByRole("button", { name: "Halaman berikutnya" }));
  expect(screen.getByRole("status").textContent).toBe("Halaman 2");
  expect(frame().getAttribute("src")).toMatch(/page=2$/);
  await user.click(previous);
  expect(frame().getAttribute("src")).toMatch(/page=1$/);
});
