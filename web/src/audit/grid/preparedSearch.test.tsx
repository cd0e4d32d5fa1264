import { renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { portal } from "../../engine";
import { openTestPortal } from "../../testing/portal";
import { usePreparedRows } from "./usePreparedRows";

const subject = { data: "TAB-PJL-03" };

test("a search applies at once in a short table, and when the rows are found in a long one", async () => {
  openTestPortal({ role: "cms_auditor" });
  const { result, rerender } = renderHook(
    ({ search }: { search: string }) => usePreparedRows(subject, search, ""),
    { initialProps: { search: "" } },
  );
  rerender({ search: "a" });
  expect(result.current).toEqual({ found: { search: "a", filters: "" }, isSearching: false });

  const core = portal();
  const read = core.readOnce.bind(core);
  let isHeld = true;
  vi.spyOn(core, "readOnce").mockImplementation((name, ...query) =>
    name === "tablePrepared" && isHeld ? { kind: "ok", value: false } : read(name, ...query),
  );
  rerender({ search: "ab" });
  expect(result.current).toEqual({ found: { search: "a", filters: "" }, isSearching: true });
  isHeld = false;
  await vi.waitFor(() =>
    expect(result.current).toEqual({ found: { search: "ab", filters: "" }, isSearching: false }),
  );
});
