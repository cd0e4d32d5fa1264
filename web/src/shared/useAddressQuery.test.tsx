import { act, fireEvent, screen } from "@testing-library/react";
import { useLocation } from "react-router-dom";
import { expect, test, vi } from "vitest";
import { renderAt } from "../testing/portal";
import { type AddressQuery, LIST_PARTS, useAddressQuery } from "./useAddressQuery";

const PARTS = { ...LIST_PARTS, status: "status", label: "label" };

type Query = AddressQuery<keyof typeof PARTS>;

function drawAt(address: string) {
  const seen: { query?: Query; address?: string } = {};
  function Probe() {
    seen.address = useLocation().search;
    seen.query = useAddressQuery(PARTS);
    return <p>{JSON.stringify(seen.query.state)}</p>;
  }
  const { router } = renderAt(<Probe />, address);
  const searchAfter: Query["searchAfter"] = (change) =>
    seen.query?.searchAfter(change) ?? "never drawn";
  const change: Query["change"] = (...args) => act(() => seen.query?.change(...args));
  const type: Query["type"] = (typed) => act(() => seen.query?.type(typed));
  const beforeDrawn = (...steps: ((query: Query) => void)[]) =>
    act(() => {
      for (const step of steps) if (seen.query) step(seen.query);
    });
  const together = (...changes: Parameters<Query["change"]>[0][]) =>
    beforeDrawn(...changes.map((each) => (query: Query) => query.change(each)));
  return {
    router,
    change,
    type,
    together,
    beforeDrawn,
    searchAfter,
    state: () => seen.query?.state,
    drawnAddress: () => seen.address,
  };
}

test("the state has the address's texts unchanged", () => {
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

test("changing a filter returns to page 1 and keeps the rest", () => {
  const { router, change } = drawAt("/?q=izin&page=3&pageSize=10&lain=1");
  change({ status: "open" });
  expect(router.state.location.search).toBe("?q=izin&pageSize=10&lain=1&status=open");
});

test("a repeated choice adds no history entry", async () => {
  const { router, change, together } = drawAt("/?status=new");
  change({ status: "open" });
  change({ status: "open" });
  together({ label: "l1" }, { label: "l1" });
  await act(() => router.navigate(-1));
  expect(router.state.location.search).toBe("?status=open");
  await act(() => router.navigate(-1));
  expect(router.state.location.search).toBe("?status=new");
});

test("changes made before the first is drawn add up", () => {
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

test("an empty text removes its part", () => {
  const { router, change } = drawAt("/?q=izin&status=open");
  change({ search: "" });
  expect(router.state.location.search).toBe("?status=open");
});

test("`searchAfter` returns the query of a link without navigating", () => {
  const { router, searchAfter } = drawAt("/?q=izin&label=l1&status=open&page=3");
  expect(searchAfter({ status: "closed" })).toBe("?q=izin&label=l1&status=closed");
  expect(searchAfter({ status: undefined })).toBe("?q=izin&label=l1");
  expect(searchAfter({ search: "", label: "", status: "" })).toBe("");
  expect(router.state.location.search).toBe("?q=izin&label=l1&status=open&page=3");
});

test("typing changes the state at once, the address after a pause, and adds no history entry", async () => {
  const { router, type, state, searchAfter } = drawAt("/?page=3");
  await act(() => router.navigate("/?status=open&page=2"));
  type({ search: "i" });
  type({ search: "iz" });
  expect(state()).toMatchObject({ search: "iz", status: "open", page: undefined });
  expect(searchAfter({ status: "closed" })).toBe("?status=closed&q=iz");
  expect(router.state.location.search).toBe("?status=open&page=2");

  await vi.waitFor(() => expect(router.state.location.search).toBe("?status=open&q=iz"));
  await act(() => router.navigate(-1));
  expect(router.state.location.search).toBe("?page=3");
  expect(state()).toMatchObject({ search: undefined, page: "3" });
});

test("leaving the field writes the typed text to the address at once", () => {
  const { router, type } = drawAt("/");
  type({ search: "izin" });
  fireEvent.focusOut(document.body);
  expect(router.state.location.search).toBe("?q=izin");
});

test("a change during the pause includes the typed text; a navigation drops it", async () => {
  const { router, type, change, state } = drawAt("/");
  type({ search: "izin" });
  change({ status: "open" });
  expect(router.state.location.search).toBe("?q=izin&status=open");

  type({ search: "izin baru" });
  await act(() => router.navigate("/?q=rkab"));
  expect(state()).toMatchObject({ search: "rkab", status: undefined });
});

test("keeps a letter typed before the router has drawn an address", async () => {
  const { router, type, beforeDrawn, state } = drawAt("/");
  type({ search: "t" });
  beforeDrawn(
    () => fireEvent.focusOut(document.body),
    (query) => query.type({ search: "ta" }),
  );
  expect(router.state.location.search).toBe("?q=t");
  expect(state()).toMatchObject({ search: "ta" });

  beforeDrawn(
    (query) => query.change({ status: "open" }),
    (query) => query.type({ search: "tam" }),
  );
  expect(state()).toMatchObject({ search: "tam", status: "open" });
  await vi.waitFor(() => expect(router.state.location.search).toBe("?q=tam&status=open"));
});

test("a change or navigation removes typed text, also before it was drawn", async () => {
  const { router, type, change, beforeDrawn, state, drawnAddress } = drawAt("/");
  type({ search: "izin" });
  change({ search: undefined });
  expect(state()).toMatchObject({ search: undefined });

  type({ search: "izin" });
  beforeDrawn(
    () => fireEvent.focusOut(document.body),
    (query) => query.change({ search: undefined }),
  );
  expect(state()).toMatchObject({ search: undefined });
  expect(router.state.location.search).toBe("");

  type({ search: "izin" });
  // The router updates before the page draws the new address.
  await vi.waitFor(() => expect(drawnAddress()).toBe("?q=izin"));
  await act(() => router.navigate("/"));
  expect(state()).toMatchObject({ search: undefined });
});
