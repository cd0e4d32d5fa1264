import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { CannotStart } from "./CannotStart";

test("an old browser is told which one is needed", () => {
  vi.spyOn(WebAssembly, "validate").mockReturnValue(false);
  render(<CannotStart error={new WebAssembly.CompileError("bad opcode")} />);
  expect(screen.getByRole("heading").textContent).toBe("Peramban ini belum didukung");
});

test("a core that did not arrive whole asks to look at the network, with the browser's own words", () => {
  vi.spyOn(WebAssembly, "validate").mockReturnValue(true);
  vi.spyOn(CSS, "supports").mockReturnValue(true);
  render(<CannotStart error={new TypeError("Failed to fetch")} />);
  expect(screen.getByRole("heading").textContent).toBe("Portal belum bisa dimuat");
  expect(screen.getByText("TypeError: Failed to fetch")).toBeTruthy();
});
