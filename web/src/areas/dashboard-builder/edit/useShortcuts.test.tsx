import { fireEvent, render } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { partOfPage } from "../../../ui/overlay/isCovered";
import { useShortcuts } from "./useShortcuts";

const keys = { onUndo: vi.fn(), onRedo: vi.fn(), onSave: vi.fn() };

function Editor({ above }: { above?: "question" | "settings" }) {
  useShortcuts(keys);
  return (
    above && <div role="dialog">{above === "settings" && <p {...partOfPage}>Pengaturan</p>}</div>
  );
}

/** True if the handler prevented the browser's default. */
const press = (key: string, shiftKey = false) =>
  !fireEvent.keyDown(document.body, { key, ctrlKey: true, shiftKey });

const heard = () => Object.values(keys).map((key) => key.mock.calls.length);

test("keys undo, redo and save, in the settings dialog too, but not under a question", () => {
  const { rerender } = render(<Editor />);
  press("z");
  press("z", true);
  press("y");
  press("s");
  expect(heard()).toEqual([1, 2, 1]);
  rerender(<Editor above="settings" />);
  press("z");
  press("s");
  expect(heard()).toEqual([2, 2, 2]);
  rerender(<Editor above="question" />);
  expect([press("z"), press("s")]).toEqual([true, true]);
  expect(heard()).toEqual([2, 2, 2]);
});
