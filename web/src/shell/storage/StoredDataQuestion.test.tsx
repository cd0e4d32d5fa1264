import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { StoredDataQuestion } from "./StoredDataQuestion";

const FAILURE = "Belum terhapus.";

function Asking({ act, onDone }: { act: () => Promise<boolean>; onDone: () => void }) {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Tanya
      </button>
      <StoredDataQuestion
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Hapus?"
        confirmLabel="Hapus"
        act={act}
        onDone={onDone}
        failure={FAILURE}
      >
        <p>Tidak dapat dikembalikan.</p>
      </StoredDataQuestion>
    </>
  );
}

test("shows a failure in the open dialog, and not when it is opened again", async () => {
  const user = userEvent.setup();
  const done = vi.fn();
  const act = vi.fn(async () => false);
  render(<Asking act={act} onDone={done} />);
  await user.click(screen.getByRole("button", { name: "Hapus" }));
  expect(await screen.findByText(FAILURE)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Batal" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  await user.click(screen.getByRole("button", { name: "Tanya" }));
  expect(screen.queryByText(FAILURE)).toBeNull();
  expect(done).not.toHaveBeenCalled();

  act.mockResolvedValue(true);
  await user.click(screen.getByRole("button", { name: "Hapus" }));
  await waitFor(() => expect(done).toHaveBeenCalledOnce());
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
});

test("acts once on a double click", async () => {
  const user = userEvent.setup();
  let answer = (_: boolean) => {};
  const act = vi.fn(() => new Promise<boolean>((resolve) => (answer = resolve)));
  const done = vi.fn();
  render(<Asking act={act} onDone={done} />);
  const button = screen.getByRole("button", { name: "Hapus" });
  await user.dblClick(button);
  expect(act).toHaveBeenCalledOnce();
  answer(true);
  await waitFor(() => expect(done).toHaveBeenCalledOnce());
  await user.click(button);
  expect(act).toHaveBeenCalledOnce();
});
