import { act, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Role } from "../engine";
import { openTestPortal } from "../testing/portal";
import { portalAt } from "../testing/portalAt";

type Way = { role: Role; from: string; to: string | RegExp; back: string };

const WAYS: readonly Way[] = [
  { role: "agent", from: "/agent/all-tickets?q=rkab&status=open", to: "R8K2AB", back: "Kembali" },
  { role: "agent", from: "/agent/pending", to: "P3ND9G", back: "Kembali" },
  {
    role: "internal_auditor",
    from: "/auditor/category/penjualan?jenis=tabular",
    to: /^Lihat /,
    back: "Kembali ke daftar data",
  },
  {
    role: "dashboard_builder",
    from: "/dashboard-builder/category/audit?q=penugasan",
    to: "Penugasan Auditor",
    back: "Kembali ke Daftar Dashboard",
  },
  {
    role: "badan_usaha",
    from: "/badan-usaha/dashboards?q=tiket",
    to: "Layanan Tiket",
    back: "Kembali ke Dasbor",
  },
];

test.each(WAYS)(
  "'Kembali' from $to returns to $from and focuses the followed link",
  async (way) => {
    openTestPortal({ role: way.role });
    const { router, user } = portalAt(way.from);
    const opener = await screen.findByRole("link", { name: way.to });
    const opened = opener.getAttribute("href");
    await user.click(opener);
    await user.click(await screen.findByRole("link", { name: way.back }));
    await waitFor(() => expect(document.activeElement?.getAttribute("href")).toBe(opened));
    const { pathname, search } = router.state.location;
    expect(pathname + search).toBe(way.from);
  },
);

test("the browser's Back focuses the followed link", async () => {
  openTestPortal({ role: "agent" });
  const { router, user } = portalAt("/agent/open");
  await user.click(await screen.findByRole("link", { name: "R8K2AB" }));
  await screen.findByRole("link", { name: "Kembali" });
  await act(() => router.navigate(-1));
  await waitFor(() => expect(document.activeElement?.textContent).toBe("R8K2AB"));
});

test("the browser's Forward focuses the heading", async () => {
  openTestPortal({ role: "agent" });
  const { router, user } = portalAt("/agent/resolved");
  await user.click(await screen.findByRole("link", { name: "S0LV3D" }));
  await screen.findByRole("link", { name: "Kembali" });
  await act(() => router.navigate(-1));
  await waitFor(() => expect(document.activeElement?.textContent).toBe("S0LV3D"));
  await act(() => router.navigate(1));
  await screen.findByRole("link", { name: "Kembali" });
  await waitFor(() => expect(document.activeElement?.tagName).toBe("H1"));
});

test("'Kembali' on a page that was opened directly leads to the whole list", async () => {
  openTestPortal({ role: "internal_esdm" });
  portalAt("/internal-esdm/tickets/R8K2AB");
  const back = await screen.findByRole("link", { name: "Kembali" });
  expect(back.getAttribute("href")).toBe("/internal-esdm/all-tickets");
});
