import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { portal } from "../../engine";
import * as downloads from "../../platform/download";
import { openTestPortal, renderAt } from "../../testing/portal";
import { AllTickets } from "./AllTickets";

const codes = () =>
  screen.queryAllByRole("link", { name: /^[0-9A-Z]{6}$/ }).map((link) => link.textContent);

const chips = () =>
  within(screen.getByRole("region", { name: "Ringkasan tiket" })).getAllByRole("button");
const chip = (name: string) => screen.getByRole("button", { name });

function fileTickets(count: number) {
  for (let number = 1; number <= count; number += 1) {
    portal().dispatch({
      ticket: {
        create: {
          form: {
            requester: "bu-bara",
            title: `Keluhan nomor ${number}`,
            category: "Umum",
            description: "Uraian",
            attachments: [],
          },
        },
      },
    });
  }
}

beforeEach(() => openTestPortal({ role: "internal_esdm" }));

describe("the address holds the list's state", () => {
  test("typing filters the list at once, replaces the address, and keeps the focus", async () => {
    const { user, router } = renderAt(<AllTickets />, "/internal-esdm/all-tickets?page=2");
    const search = screen.getByRole("searchbox", { name: "Cari tiket" });
    expect(search.getAttribute("placeholder")).toBe("Masukkan keyword");

    await user.type(search, "pnbp");
    expect(codes()).toEqual(["P3ND9G"]);
    await waitFor(() => expect(router.state.location.search).toBe("?q=pnbp"));
    expect(router.state.historyAction).toBe("REPLACE");
    expect(document.activeElement).toBe(search);
    expect(screen.getByText("Showing 1 to 1 of 1 entries").getAttribute("role")).toBe("status");
  });

  test("a copied link restores search, status, order and page size", () => {
    fileTickets(11);
    renderAt(
      <AllTickets />,
      "/internal-esdm/all-tickets?q=keluhan&status=new&sort=code&dir=desc&pageSize=10",
    );
    expect(screen.getByRole("searchbox")).toHaveProperty("value", "keluhan");
    expect(chip("New 11").getAttribute("aria-pressed")).toBe("true");
    expect(screen.getByText("Showing 1 to 10 of 11 entries")).toBeDefined();
    expect(screen.getByRole("combobox", { name: "Baris per halaman" })).toHaveProperty(
      "value",
      "10",
    );
    expect(screen.getByRole("columnheader", { name: "Kode Tiket" }).getAttribute("aria-sort")).toBe(
      "descending",
    );
  });

  test("a change of the address replaces the text of the search field", async () => {
    const { router } = renderAt(<AllTickets />, "/internal-esdm/all-tickets?q=pnbp");
    await act(() => router.navigate("/internal-esdm/all-tickets"));
    expect(screen.getByRole("searchbox")).toHaveProperty("value", "");
    await waitFor(() => expect(codes()).toHaveLength(6));
  });

  test("choosing a status returns to page 1, and paging adds navigation entries", async () => {
    fileTickets(24);
    const { user, router } = renderAt(<AllTickets />, "/internal-esdm/all-tickets?pageSize=10");
    await user.click(screen.getByRole("button", { name: "Next" }));
    expect(router.state.location.search).toBe("?pageSize=10&page=2");
    expect(router.state.historyAction).toBe("PUSH");
    expect(screen.getByText("Showing 11 to 20 of 30 entries")).toBeDefined();

    await user.click(chip("New 25"));
    expect(router.state.location.search).toBe("?pageSize=10&status=new");
    expect(screen.getByText("Showing 1 to 10 of 25 entries")).toBeDefined();
  });

  test.each(["?page=-1&pageSize=7&status=nonsense&sort=nonsense", "?page=9999"])(
    "the address %s shows a valid list",
    (search) => {
      renderAt(<AllTickets />, `/internal-esdm/all-tickets${search}`);
      expect(screen.getByText("Showing 1 to 6 of 6 entries")).toBeDefined();
    },
  );
});

test("a header sorts ascending, then descending, then in the list's own order", async () => {
  const { user, router } = renderAt(<AllTickets />, "/internal-esdm/all-tickets");
  const own = codes();
  const header = screen.getByRole("columnheader", { name: "Kode Tiket" });
  const press = () => user.click(within(header).getByRole("button"));

  await press();
  expect(router.state.location.search).toBe("?sort=code&dir=asc");
  expect(header.getAttribute("aria-sort")).toBe("ascending");
  const ascending = codes();
  expect(ascending).toEqual([...own].sort());

  await press();
  expect(codes()).toEqual(ascending.reverse());

  await press();
  expect(router.state.location.search).toBe("");
  expect(header.getAttribute("aria-sort")).toBe("none");
  expect(codes()).toEqual(own);
});

test("pressing a label filters the list, and the toolbar removes it", async () => {
  const { user, router } = renderAt(<AllTickets />, "/internal-esdm/all-tickets");
  await user.click(screen.getAllByRole("button", { name: "PNBP" })[0] as HTMLElement);
  expect(router.state.location.search).toBe("?label=LABEL_pnbp");
  expect(codes()).toEqual(["P3ND9G"]);
  await user.click(screen.getByRole("button", { name: "Hapus filter label PNBP" }));
  expect(codes()).toHaveLength(6);
});

test("a search without a hit says so and can be cleared", async () => {
  const { user, router } = renderAt(<AllTickets />, "/internal-esdm/all-tickets?q=zzz&status=open");
  expect(screen.getByText("Tidak ada tiket yang cocok")).toBeDefined();
  expect(screen.getByText("Showing 0 to 0 of 0 entries")).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Hapus pencarian dan filter" }));
  expect(router.state.location.search).toBe("");
  expect(codes()).toHaveLength(6);
});

test("the counters are the status filter, in the order of a ticket's life", async () => {
  const { user, router } = renderAt(<AllTickets />, "/internal-esdm/all-tickets?status=pending");
  const names = ["Total", "New", "Open", "Pending", "Resolved", "Closed"];
  expect(chips().map((chip) => chip.textContent?.replace(/ \d+$/, ""))).toEqual(names);
  expect(screen.queryByRole("combobox", { name: "Status" })).toBeNull();
  const pressed = () =>
    chips().flatMap((chip, at) => (chip.getAttribute("aria-pressed") === "true" ? names[at] : []));
  expect(pressed()).toEqual(["Pending"]);

  for (const [at, status] of ["new", "open", "pending", "resolved", "closed"].entries()) {
    const chip = chips()[at + 1] as HTMLElement;
    await user.click(chip);
    expect(router.state.location.search).toBe(`?status=${status}`);
    expect(pressed()).toEqual([names[at + 1]]);
    expect(codes()).toHaveLength(Number(chip.textContent?.match(/\d+$/)));
  }
  await user.click(chips()[0] as HTMLElement);
  expect(router.state.location.search).toBe("");
  expect(pressed()).toEqual(["Total"]);
});

test("a chip keeps search, label, order and page size, and a second press releases it", async () => {
  const kept = "?q=pnbp&label=LABEL_pnbp&pageSize=10&sort=code&dir=asc";
  const { user, router } = renderAt(<AllTickets />, `/internal-esdm/all-tickets${kept}&page=2`);
  expect(codes()).toEqual(["P3ND9G"]);
  await user.click(chip("Pending 1"));
  expect(router.state.location.search).toBe(`${kept}&status=pending`);
  expect(codes()).toEqual(["P3ND9G"]);
  await user.click(chip("Open 0"));
  expect(router.state.location.search).toBe(`${kept}&status=open`);
  expect(codes()).toEqual([]);
  await user.click(chip("Open 0"));
  expect(router.state.location.search).toBe(kept);
  expect(codes()).toEqual(["P3ND9G"]);
});

test("the row menu changes the status, and list and counters follow", async () => {
  const { user } = renderAt(<AllTickets />, "/internal-esdm/all-tickets");
  const resolved = screen.getByRole("button", { name: /^Resolved/ });
  const before = Number(resolved.textContent?.replace("Resolved", ""));
  await user.click(screen.getByRole("button", { name: "Aksi N4W7KD" }));
  await user.click(await screen.findByRole("menuitem", { name: "Mark Resolved" }));
  expect(resolved.textContent).toBe(`Resolved ${before + 1}`);
});

test("Export saves all matching rows, not one page", async () => {
  fileTickets(12);
  const download = vi.spyOn(downloads, "download").mockImplementation(() => {});
  const { user } = renderAt(<AllTickets />, "/internal-esdm/all-tickets?status=new&pageSize=10");
  await user.click(screen.getByRole("button", { name: "Export" }));
  await waitFor(() => expect(download).toHaveBeenCalledOnce());
  const [name, blob] = download.mock.calls[0] ?? [];
  expect(name).toBe("tiket_new_2026-11-21.csv");
  expect((await blob?.text())?.trimEnd().split("\r\n")).toHaveLength(1 + 13);
});

test("Export of an empty list is disabled with a reason", () => {
  renderAt(<AllTickets />, "/internal-esdm/all-tickets?q=xyzzy");
  const button = screen.getByRole("button", { name: "Export" });
  expect(button.getAttribute("aria-disabled")).toBe("true");
  expect(screen.getByText("Tidak ada tiket yang ditampilkan.")).toBeDefined();
});
