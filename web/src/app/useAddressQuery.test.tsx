import { act, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderAt } from "../testing/portal";
import { type AddressQuery, LIST_PARTS, useAddressQuery } from "./useAddressQuery";

const PARTS = { ...LIST_PARTS, status: "status", label: "label" };

type Query = AddressQuery<keyof typeof PARTS>;

function drawAt(address: string) {
  const seen: { query?: Query } = {};
  function Probe() {
    seen.query = useAddressQuery(PARTS);
    return <p>{JSON.stringify(seen.query.state)}</p>;
  }
  const { router } = renderAt(<Probe />, address);
  const searchAfter: Query["searchAfter"] = (change) =>
    seen.query?.searchAfter(change) ?? "never drawn";
  const change: Query["change"] = (...args) => act(() => seen.query?.change(...args));
  const together = (...changes: Parameters<Query["change"]>[0][]) =>
    act(() => {
      for (const each of changes) seen.query?.change(each);
    });
  return { router, change, together, searchAfter };
}

test("the state is what the address says, word for word", () => {
  drawAt("/?q=izin%20baru&status=foo&sort=code&dir=asc&page=-1&pageSize=7&label=l1");
  expect(JSON.parse(screen.getByText(/search/).textContent ?? "")).toEqual({
    search: "izin baru",
    status: "foo",
    label: "l1",
    sort: "code",
    direction: "asc",
    page: "-1",
    pageSize: "7",
  });
});

test("changing a filter returns to the first page and leaves the rest", () => {
  const { router, change } = drawAt("/?q=izin&page=3&pageSize=10&lain=1");
  change({ status: "open" });
  expect(router.state.location.search).toBe("?q=izin&pageSize=10&lain=1&status=open");
});

test("changes that follow before the first is drawn add up", () => {
  const { router, together, change } = drawAt("/?q=izin");
  together({ status: "open" }, { label: "l1" });
  expect(router.state.location.search).toBe("?q=izin&status=open&label=l1");
  act(() => void router.navigate("/?q=baru"));
  change({ label: "l2" });
  expect(router.state.location.search).toBe("?q=baru&label=l2");
});

test("changing the page keeps the filters", () => {
  const { router, change } = drawAt("/?q=izin&page=3");
  change({ page: "4" });
  expect(router.state.location.search).toBe("?q=izin&page=4");
});

test("an empty text takes its part away", () => {
  const { router, change } = drawAt("/?q=izin&status=open");
  change({ search: "" });
  expect(router.state.location.search).toBe("?status=open");
});

test("a link can be told what the address would be after a change, without changing it", () => {
  const { router, searchAfter } = drawAt("/?q=izin&label=l1&status=open&page=3");
  expect(searchAfter({ status: "closed" })).toBe("?q=izin&label=l1&status=closed");
  expect(searchAfter({ status: undefined })).toBe("?q=izin&label=l1");
  expect(searchAfter({ search: "", label: "", status: "" })).toBe("");
  expect(router.state.location.search).toBe("?q=izin&label=l1&status=open&page=3");
});
