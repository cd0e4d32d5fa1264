import { render, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { ownFrames } from "../../testing/ownFrames";
import { useAfterFrame } from "./useAfterFrame";

const paint = ownFrames();

const Late = ({ value }: { value: string }) => <p>{useAfterFrame(value, "none")}</p>;

const reads = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeTruthy());

test("a value comes once the frame before it is painted", async () => {
  const { rerender } = render(<Late value="first" />);
  expect(screen.getByText("none")).toBeTruthy();
  paint();
  await reads("first");
  rerender(<Late value="second" />);
  expect(screen.getByText("first")).toBeTruthy();
  paint();
  await reads("second");
});

test("of values that follow on each other within a frame only the last is drawn", async () => {
  const { rerender } = render(<Late value="first" />);
  rerender(<Late value="second" />);
  paint();
  await reads("second");
  expect(screen.queryByText("first")).toBeNull();
});

test("a window that paints no frames has the value all the same", async () => {
  render(<Late value="unseen" />);
  await reads("unseen");
});
