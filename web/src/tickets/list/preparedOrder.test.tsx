import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { portal } from "../../engine";
import { openTestPortal, renderAt } from "../../testing/portal";
import { TicketListScreen } from "./TicketListScreen";

const open = () => {
  openTestPortal({ role: "internal_esdm" });
  const drawn = renderAt(
    <TicketListScreen
      list="internalAll"
      title="Semua Tiket"
      purpose=""
      allPath="/x"
      ticketPath={(id) => id}
      empty={{ title: "Kosong", text: "" }}
    />,
    "/x?sort=code",
  );
  return { ...drawn, sorts: () => drawn.router.state.location.search };
};

/** Delays sorting until the test releases it. */
function holdSorting() {
  const core = portal();
  const read = core.readOnce.bind(core);
  let isHeld = true;
  vi.spyOn(core, "readOnce").mockImplementation((name, ...query) =>
    name === "ticketsPrepared" && isHeld ? { kind: "ok", value: false } : read(name, ...query),
  );
  return () => {
    isHeld = false;
  };
}

const codes = () =>
  screen.getAllByRole("row").flatMap((row) => /[A-Z0-9]{6}(?= )/.exec(row.textContent)?.[0] ?? []);

const order = (name: string) =>
  screen.getByRole("columnheader", { name: new RegExp(name) }).getAttribute("aria-sort");

test("a slow sort keeps the old order and says so, and only the latest request applies", async () => {
  const { user, sorts } = open();
  expect(order("Kode Tiket")).toBe("ascending");
  const release = holdSorting();
  const before = codes();

  await user.click(screen.getByRole("button", { name: /Tiket Summary/ }));
  await screen.findByText(/mengurutkan/);
  expect([order("Kode Tiket"), codes()]).toEqual(["ascending", before]);
  await user.click(screen.getByRole("button", { name: /Tiket Summary/ }));
  expect(sorts()).toBe("?sort=summary&dir=desc");

  release();
  await vi.waitFor(() => expect(order("Tiket Summary")).toBe("descending"));
  expect(screen.queryByText(/mengurutkan/)).toBeNull();
});

test("a short list is sorted in the same render", async () => {
  const { user } = open();
  await user.click(screen.getByRole("button", { name: /Tiket Summary/ }));
  expect(order("Tiket Summary")).toBe("ascending");
});
