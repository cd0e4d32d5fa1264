import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { portal } from "../../engine";
import { EXAMPLES } from "../../testing/commandExamples";
import { openTestPortal } from "../../testing/portal";
import { ToastRegion } from "../toast/ToastRegion";
import { announceDone } from "./undoStack";

test.each(Object.entries(EXAMPLES))(
  "%s is announced, undone and redone",
  async (name, { role, command, seen = () => undefined }) => {
    openTestPortal({ role });
    const user = userEvent.setup();
    render(<ToastRegion />);
    const toasts = within(screen.getByRole("region", { name: "Pemberitahuan" }));
    const ready = typeof command === "function" ? await command() : command;
    const before = seen();
    act(() => {
      const outcome = portal().dispatch(ready);
      if (outcome.kind !== "ok") throw new Error(JSON.stringify(outcome));
      announceDone(outcome.commit, `Selesai: ${name}.`);
    });
    const after = seen();
    expect(after).not.toEqual(before);

    for (let again = 0; again < 2; again += 1) {
      await user.click(toasts.getByRole("button", { name: "Urungkan" }));
      await toasts.findByText(/^Diurungkan\. \S/);
      expect(seen()).toEqual(before);
      await user.click(toasts.getByRole("button", { name: "Ulangi" }));
      await toasts.findByText(/^Diulangi\. \S/);
      expect(seen()).toEqual(after);
    }
    expect(toasts.getAllByRole("button", { name: "Urungkan" })).toHaveLength(1);
  },
);
