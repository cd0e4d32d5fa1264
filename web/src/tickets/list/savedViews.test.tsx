import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { portal } from "../../engine";
import { openTestPortal } from "../../testing/portal";
import { portalAt } from "../../testing/portalAt";
import { serveAssets } from "../../testing/serveAssets";

beforeEach(() => {
  openTestPortal({ role: "agent" });
  serveAssets();
});

function save(name: string, label?: string) {
  const parts = label === undefined ? [] : [{ part: "label" as const, value: label }];
  const outcome = portal().dispatch({
    savedView: { save: { id: undefined, name, isShared: false, parts } },
  });
  expect(outcome.kind).toBe("ok");
}

test("the menu shows some of many views, and all of them on demand", async () => {
  for (let number = 10; number < 22; number += 1) save(`Tampilan ${number}`);
  const { user } = portalAt("/agent/all-tickets");
  const menu = within(await screen.findByRole("navigation", { name: /Menu/ }));
  const shown = () => menu.getAllByRole("link", { name: /^Tampilan \d/ }).length;
  expect(shown()).toBe(8);
  await user.click(menu.getByRole("button", { name: "4 tampilan lain" }));
  expect(shown()).toBe(12);
  await user.click(menu.getByRole("button", { name: "Lebih sedikit tampilan" }));
  expect(shown()).toBe(8);
});

test("a view whose label was deleted says so and shows no ticket", async () => {
  save("RKAB saja", "LABEL_rkab");
  portal().dispatch({ label: { delete: { id: "LABEL_rkab" } } });
  const { user } = portalAt("/agent/all-tickets");
  await user.click(await screen.findByRole("link", { name: "RKAB saja" }));
  await user.click(
    await screen.findByRole("button", { name: "Hapus filter Label yang sudah tidak ada" }),
  );
  expect(await screen.findByRole("link", { name: /N4W7KD/ })).toBeDefined();
});
