import { act } from "@testing-library/react";

type HappyWindow = { happyDOM: { setViewport: (size: { width: number }) => void } };

const isHappy = (page: unknown): page is HappyWindow =>
  typeof page === "object" && page !== null && "happyDOM" in page;

/** Width of the window in tests that do not set it, in px. */
export const USUAL_WIDTH = 1024;

/** Changes the width of the window, in px. */
export function fitWindow(width: number): void {
  const page: unknown = window;
  if (!isHappy(page)) throw new Error("the window has a fixed size");
  act(() => page.happyDOM.setViewport({ width }));
}
