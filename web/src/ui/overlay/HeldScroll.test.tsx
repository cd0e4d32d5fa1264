import { render, waitFor } from "@testing-library/react";
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

test("the page is held still a frame after a dialog opens, and let go once the last one is gone", async () => {
  const { rerender } = render(page([]));
  rerender(page(["Agen"]));
  expect(isHeld()).toBe(false);
  await waitFor(() => expect(isHeld()).toBe(true));
  // One comes instead of the other.
  rerender(page(["Selesai"]));
  expect(isHeld()).toBe(true);
  rerender(page([]));
  expect(isHeld()).toBe(true);
  await waitFor(() => expect(isHeld()).toBe(false));
});
