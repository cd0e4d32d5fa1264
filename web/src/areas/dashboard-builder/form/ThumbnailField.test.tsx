import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { beforeEach, expect, test } from "vitest";
import { openTestPortal } from "../../../testing/portal";
import { ThumbnailField } from "./ThumbnailField";

beforeEach(() => openTestPortal({ role: "dashboard_builder" }));

function Field() {
  const [thumbnail, setThumbnail] = useState("");
  const form = {
    name: "Uji",
    description: "",
    category: "Operasi",
    permission: "private",
    thumbnail,
  };
  return <ThumbnailField form={form} error={undefined} onChange={setThumbnail} />;
}

const field = () => {
  render(<Field />);
  return {
    user: userEvent.setup({ applyAccept: false }),
    input: screen.getByLabelText(/Gambar mini/),
  };
};

test("a chosen image is shown, and can be taken away again", async () => {
  const { user, input } = field();
  await user.upload(
    input,
    new File([new Uint8Array([137, 80, 78, 71])], "peta.png", { type: "image/png" }),
  );
  const image = await screen.findByRole<HTMLImageElement>("img", {
    name: "Gambar mini yang dipilih",
  });
  expect(image.src).toBe("data:image/png;base64,iVBORw==");
  await user.click(screen.getByRole("button", { name: "Hapus gambar" }));
  expect(screen.queryByRole("img")).toBeNull();
});

test("what is no image is refused beside the field, and what was chosen before stays", async () => {
  const { user, input } = field();
  await user.upload(input, new File(["GIF89a"], "logo.gif", { type: "image/gif" }));
  await screen.findByRole("img", { name: "Gambar mini yang dipilih" });
  await user.upload(input, new File(["<svg/>"], "logo.svg", { type: "image/svg+xml" }));
  expect((await screen.findByText(/^logo\.svg: /)).textContent).toContain("bukan gambar");
  screen.getByRole("img", { name: "Gambar mini yang dipilih" });
});
