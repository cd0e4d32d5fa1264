import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { portal } from "../../engine";
import { openTestPortal, renderAt } from "../../testing/portal";
import { CreateTicket } from "./CreateTicket";

test("staff must choose the business for which they file a ticket", async () => {
  openTestPortal({ role: "internal_esdm" });
  const { user, router } = renderAt(<CreateTicket />, "/internal-esdm/create-ticket");
  await user.type(screen.getByRole("textbox", { name: "Judul" }), "Lewat telepon");
  await user.selectOptions(screen.getByRole("combobox", { name: "Kategori" }), "Umum");
  await user.type(screen.getByRole("textbox", { name: "Deskripsi" }), "Penelepon bertanya");
  await user.click(screen.getByRole("button", { name: "Kirim" }));
  await user.click(screen.getByRole("button", { name: "Badan Usaha wajib diisi." }));
  const requester = screen.getByRole("combobox", { name: "Badan Usaha" });
  expect(document.activeElement).toBe(requester);

  await user.type(requester, "timah");
  await user.click(await screen.findByRole("option", { name: /CV Timah Selat Gaspar/ }));
  await user.click(screen.getByRole("button", { name: "Kirim" }));
  await waitFor(() => expect(router.state.location.pathname).toMatch(/tickets\/[0-9A-Z]{6}$/), {
    timeout: 4000,
  });
  const code = router.state.location.pathname.split("/").at(-1) ?? "";
  const detail = portal().readOnce("ticketDetail", code);
  expect(detail.kind === "ok" && detail.value.requester.name).toBe("CV Timah Selat Gaspar");
});
