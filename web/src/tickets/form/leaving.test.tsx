import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StrictMode } from "react";
import { createHashRouter, RouterProvider } from "react-router-dom";
import { beforeEach, expect, test } from "vitest";
import { portal } from "../../engine";
import { readToasts } from "../../shared/toast/toast";
import { watchTypedAddresses } from "../../shared/typedAddress";
import { openTestPortal } from "../../testing/portal";
import { TicketFormScreen } from "./TicketFormScreen";

const FORM = "/badan-usaha/create-ticket";
const RESTORED = "Draf dipulihkan";

beforeEach(() => {
  openTestPortal({ role: "badan_usaha" });
});

/** Uses hash addresses, like the single-file build: typing one does not reload the page. */
function open() {
  window.history.replaceState(null, "", `#${FORM}`);
  const form = (
    <TicketFormScreen
      purpose="Ajukan keluhan."
      listPath="/daftar"
      ticketPath={(id) => `/tiket/${id}`}
    />
  );
  watchTypedAddresses();
  const router = createHashRouter([
    { path: FORM, element: form },
    { path: "*", element: <p>Halaman lain</p> },
  ]);
  render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
  return { router, user: userEvent.setup() };
}

/** Imitates a browser: first a navigation entry unknown to the router, then the event. */
function typeAddress(address: string) {
  return act(async () => {
    window.history.pushState(null, "", `#${address}`);
    window.dispatchEvent(new PopStateEvent("popstate", { state: null }));
  });
}

const title = () => screen.findByRole<HTMLInputElement>("textbox", { name: "Judul" });

test("an address typed by hand cannot be blocked, but the typed text is kept", async () => {
  const { user, router } = open();
  await user.type(await title(), "Unggah gagal");
  await user.upload(
    screen.getByLabelText("Lampiran"),
    new File(["%PDF-1.7\n"], "bukti.pdf", { type: "application/pdf" }),
  );
  await screen.findByText("bukti.pdf");

  await typeAddress("/daftar");
  expect(await screen.findByText("Halaman lain")).toBeDefined();
  expect(console.warn).not.toHaveBeenCalled();

  await act(() => router.navigate(FORM));
  expect((await title()).value).toBe("Unggah gagal");
  expect(screen.getByText("bukti.pdf")).toBeDefined();
  expect(screen.getByText(RESTORED)).toBeDefined();
});

test("an address typed by hand leaves an empty form without a question", async () => {
  open();
  await title();
  await typeAddress("/daftar");
  expect(await screen.findByText("Halaman lain")).toBeDefined();
  expect(console.warn).not.toHaveBeenCalled();
});

test("typing the form's own address with a suffix keeps the typed text", async () => {
  const { user } = open();
  await user.type(await title(), "x");
  await typeAddress(`${FORM}?dari=surat`);
  expect((await title()).value).toBe("x");
});

test("a restored draft can be discarded, with the focus on the heading", async () => {
  const { user, router } = open();
  await user.type(await title(), "x");
  await typeAddress("/daftar");
  await act(() => router.navigate(FORM));
  await user.click(await screen.findByRole("button", { name: "Buang draf" }));
  expect((await title()).value).toBe("");
  expect(screen.queryByText(RESTORED)).toBeNull();
  expect(document.activeElement?.tagName).toBe("H1");

  await act(() => router.navigate("/daftar"));
  expect(await screen.findByText("Halaman lain")).toBeDefined();
});

test("a discarded draft can be restored, with its files", async () => {
  const { user, router } = open();
  await user.type(await title(), "x");
  await user.upload(
    screen.getByLabelText("Lampiran"),
    new File(["%PDF-1.7\n"], "bukti.pdf", { type: "application/pdf" }),
  );
  await screen.findByText("bukti.pdf");
  await act(() => router.navigate("/daftar"));
  await act(() => router.navigate(FORM));
  await user.click(await screen.findByRole("button", { name: "Buang draf" }));
  expect((await title()).value).toBe("");
  const offer = readToasts().findLast(({ text }) => text === "Draf dibuang.");
  act(() => offer?.action?.onSelect());
  expect((await title()).value).toBe("x");
  expect(screen.getByText("bukti.pdf")).toBeDefined();
});

test("a sent form is not restored", async () => {
  const { user, router } = open();
  await user.type(await title(), "Unggah gagal");
  await user.selectOptions(screen.getByRole("combobox", { name: "Kategori" }), "Teknis");
  await user.type(screen.getByRole("textbox", { name: "Deskripsi" }), "Sejak pagi");
  await user.click(screen.getByRole("button", { name: "Kirim" }));
  await act(() => router.navigate("/daftar"));
  await act(() => router.navigate(FORM));
  expect((await title()).value).toBe("");
});

test("opening the form again while it is being sent gives an empty form", async () => {
  const { user, router } = open();
  await user.type(await title(), "Unggah gagal");
  await user.selectOptions(screen.getByRole("combobox", { name: "Kategori" }), "Teknis");
  await user.type(screen.getByRole("textbox", { name: "Deskripsi" }), "Sejak pagi");
  await user.click(screen.getByRole("button", { name: "Kirim" }));
  await act(() => router.navigate(FORM));
  await waitFor(async () => expect((await title()).value).toBe(""));
  expect(screen.queryByText("Tiket sedang dikirim…")).toBeNull();
  await user.type(await title(), "Keluhan kedua");
  await waitFor(() => expect(readToasts().at(-1)?.text).toMatch(/berhasil diajukan/), {
    timeout: 3000,
  });
  expect((await title()).value).toBe("Keluhan kedua");
  expect(router.state.location.pathname).toBe(FORM);
});

test("another person gets an empty form, and the author's draft returns", async () => {
  const people = portal().readOnce("people");
  if (people.kind === "refused") throw new Error("the list of people was refused");
  const [first, second] = people.value;
  const become = (person: string | undefined) =>
    act(() => {
      if (person === undefined) throw new Error("the sample data has only one business");
      portal().dispatch({ session: { actAs: { role: "badan_usaha", person } } });
    });

  const { user, router } = open();
  await user.type(await title(), "Milik pertama");
  become(second?.id);
  expect((await title()).value).toBe("");
  await act(() => router.navigate("/daftar"));
  expect(await screen.findByText("Halaman lain")).toBeDefined();

  become(first?.id);
  await act(() => router.navigate(FORM));
  await waitFor(async () => expect((await title()).value).toBe("Milik pertama"));
});

test("without storage, closing the page asks only if text was typed", async () => {
  const leave = () => {
    const event = new Event("beforeunload", { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const { user } = open();
  await title();
  expect(leave()).toBe(false);
  await user.type(await title(), "x");
  expect(leave()).toBe(true);
});
