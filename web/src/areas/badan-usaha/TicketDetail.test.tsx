import { screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { openTestPortal } from "../../testing/portal";
import { portalAt } from "../../testing/portalAt";
import { serveAssets } from "../../testing/serveAssets";

beforeEach(() => {
  openTestPortal({ role: "badan_usaha" });
  serveAssets();
});

const replyField = () => screen.findByRole("textbox", { name: "Balasan" });

test("closing asks first, hides the reply form, and can be undone", async () => {
  const { user } = portalAt("/badan-usaha/tickets/R8K2AB");
  await replyField();

  await user.click(screen.getByRole("button", { name: "Close Ticket" }));
  await user.click(screen.getByRole("button", { name: "Batal" }));
  expect(screen.queryByRole("button", { name: "Buka kembali" })).toBeNull();

  await user.click(screen.getByRole("button", { name: "Close Ticket" }));
  await user.click(screen.getByRole("button", { name: "Tutup tiket" }));
  expect(screen.queryByRole("textbox", { name: "Balasan" })).toBeNull();

  await user.click(await screen.findByRole("button", { name: "Buka kembali" }));
  expect(await replyField()).toBeDefined();
});

test("another company's ticket looks like an unknown one", async () => {
  portalAt("/badan-usaha/tickets/B4L1KX");
  expect(await screen.findByRole("heading", { name: "Tiket tidak ditemukan" })).toBeDefined();
});

test("internal notes of staff are not on the page", async () => {
  portalAt("/badan-usaha/tickets/R8K2AB");
  await replyField();
  expect(screen.queryByText("Dekat tenggat")).toBeNull();
  expect(screen.queryByRole("button", { name: "Canned Replies" })).toBeNull();
});

test("a reply to a pending ticket opens it again unless the author decides otherwise", async () => {
  const { user } = portalAt("/badan-usaha/tickets/P3ND9G");
  const field = await replyField();
  const send = screen.getByRole("button", { name: /^Kirim / });
  const effect = () => /Status .*/.exec(send.textContent ?? "")?.[0];
  expect(effect()).toBe("Status kembali Open");

  await user.type(field, "Sertifikat kami susulkan.");
  await user.click(screen.getByRole("button", { name: "Pilih Status" }));
  await user.click(await screen.findByRole("menuitemradio", { name: "Biarkan status" }));
  expect(effect()).toBe("Status tetap Pending");
  await user.click(send);
  expect(screen.getByText("Sertifikat kami susulkan.")).toBeDefined();

  expect(effect()).toBe("Status kembali Open");
  await user.type(field, "Ini sertifikatnya.");
  await user.click(send);
  expect(effect()).toBe("Status tetap Open");
});
