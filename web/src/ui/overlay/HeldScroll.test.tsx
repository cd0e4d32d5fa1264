import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { Dialog } from "./Dialog";
import { HeldScroll } from "./HeldScroll";

const page = (open: string[]) => (
  <>
    <HeldScroll />
    {open.map((title) => (
      <Dialog key={title} isOpen onClose={() => {}} title={title}>
        Isi
      </Dialog>
    ))}
  </>
);

const isHeld = () => document.documentElement.style.overflow === "hidden";

test("the page cannot scroll until the last dialog is closed", () => {
  const { rerender } = render(page([]));
  rerender(page(["Agen"]));
  expect(isHeld()).toBe(true);
  // One dialog replaces the other.
  rerender(page(["Selesai"]));
  expect(isHeld()).toBe(true);
  rerender(page([]));
  expect(isHeld()).toBe(false);
});
