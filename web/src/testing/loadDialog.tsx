import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, vi } from "vitest";
import { LoadDialog } from "../audit/load/LoadDialog";
import { readToasts } from "../shared/toast/toast";
import { renderAt } from "./portal";

export const csv = (text: string, name = "data.csv") => new File([text], name);

export const lastToast = () => readToasts().at(-1)?.text;

/** The first dialog waits for its code to be compiled. */
const late = { timeout: 20_000 };

export async function openDialog(onClose = vi.fn()) {
  const { user, unmount } = renderAt(
    <LoadDialog isOpen onClose={onClose} tahapan="Penjualan" />,
    "/",
  );
  const dialog = await screen.findByRole("dialog", { name: "Unggah data" }, late);
  // `applyAccept: false` lets the test choose a file that the picker does not suggest.
  const picker = userEvent.setup({ applyAccept: false });
  const pick = async (file: File) => picker.upload(await screen.findByLabelText("Berkas"), file);
  const press = async (name: string) => {
    await user.click(screen.getByRole("button", { name }));
    await waitFor(() => expect(document.querySelector("[aria-busy=true]")).toBeNull());
  };
  const type = async (label: string, text: string) => {
    await user.clear(screen.getByLabelText(label));
    await user.paste(text);
  };
  return { user, unmount, dialog: within(dialog), onClose, pick, press, type };
}

export const read = () => screen.findByRole("region", { name: "Berkas yang dibaca" });
