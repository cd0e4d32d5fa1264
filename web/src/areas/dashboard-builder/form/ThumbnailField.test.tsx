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

test("a chosen image is shown and can be removed", async () => {
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

test("a file that is no image is refused beside the field, and the previous image stays", async () => {
  const { user, input } = field();
  await user.upload(input, new File(["GIF89a"], "logo.gif", { type: "image/gif" }));
  await screen.findByRole("img", { name: "Gambar mini yang dipilih" });
  await user.upload(input, new File(["<svg/>"], "logo.svg", { type: "image/svg+xml" }));
  expect((await screen.findByText(/^logo\.svg: /)).textContent).toContain("bukan gambar");
  screen.getByRole("img", { name: "Gambar mini yang dipilih" });
});

test("220 KB is the maximum size, and the hint says so", async () => {
  const { user, input } = field();
  screen.getByText(/paling besar 220 KB/);
  const image = (name: string, bytes: number) =>
    new File([new Uint8Array(bytes)], name, { type: "image/png" });
  await user.upload(input, image("lebih.png", 225_281));
  expect((await screen.findByText(/^lebih\.png: /)).textContent).toContain("paling besar 220 KB.");
  expect(screen.queryByRole("img")).toBeNull();
  await user.upload(input, image("pas.png", 225_280));
  await screen.findByRole("img", { name: "Gambar mini yang dipilih" });
  expect(screen.queryByText(/^lebih\.png: /)).toBeNull();
});
