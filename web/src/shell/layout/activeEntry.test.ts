import { describe, expect, test } from "vitest";
import { activeEntry } from "./activeEntry";

const at = (address: string) => {
  const [pathname = "", search = ""] = address.split("?");
  return { pathname, search: search && `?${search}` };
};

describe("the entry highlighted by prefix", () => {
  const entries = ["/b/tickets", "/b/create-ticket", "/b/tickets?status=open"];
  const active = (address: string) => activeEntry(entries, at(address), { byPrefix: true });

  test.each([
    ["/b/tickets", "/b/tickets"],
    ["/b/tickets/", "/b/tickets"],
    ["/b/tickets/R8K2AB", "/b/tickets"],
    ["/b/tickets?status=open", "/b/tickets?status=open"],
    ["/b/tickets?q=rkab&status=open&page=2", "/b/tickets?status=open"],
    ["/b/tickets?status=closed", "/b/tickets"],
    ["/b/create-ticket", "/b/create-ticket"],
    ["/b/ticketsystem", undefined],
    ["/elsewhere", undefined],
  ])("%s", (address, expected) => expect(active(address)).toBe(expected));
});

describe("the entry highlighted by exact path", () => {
  const entries = ["/c", "/c/query"];
  const active = (address: string) => activeEntry(entries, at(address), { byPrefix: false });

  test.each([
    ["/c", "/c"],
    ["/c/", "/c"],
    ["/c/query", "/c/query"],
    ["/c/query?q=x", "/c/query"],
    ["/c/query/below", undefined],
  ])("%s", (address, expected) => expect(active(address)).toBe(expected));
});
