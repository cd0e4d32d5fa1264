import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { AlertDialog } from "./AlertDialog";

const QUESTION = 'Apakah Anda yakin ingin menghapus auditor "Sri"?';

function show() {
  const onClose = vi.fn();
  const onConfirm = vi.fn();
  render(
    <AlertDialog
      isOpen
      onClose={onClose}
      onConfirm={onConfirm}
      title={QUESTION}
      confirmLabel="Hapus"
    />,
  );
  return { onClose, onConfirm };
}

afterEach(cleanup);

test("the question names the dialog", () => {
  show();
  expect(screen.getByRole("alertdialog", { name: QUESTION })).toBeTruthy();
});

test("Escape cancels, and only the confirming button acts", async () => {
  const { onClose, onConfirm } = show();
  await userEvent.keyboard("{Escape}");
  expect(onClose).toHaveBeenCalledOnce();
  expect(onConfirm).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("button", { name: "Hapus" }));
  expect(onConfirm).toHaveBeenCalledOnce();
});
